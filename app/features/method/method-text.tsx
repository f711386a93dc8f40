import type { Copy } from '#content/sentences/method/es/method.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { firstInstrument, shownInstruments } from '#app/shown-instruments.ts';
import { instrumentIds } from '#domain/instruments/registry.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MeasuredRose } from '#app/illustrations/measured-rose.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';
import { NightHead } from '#app/ui/night/night-head.tsx';

/** Where the texts point to, by the names they use. */
const cited = { titles: 'https://doi.org/10.1177/1069072718821600' };

/** The method as a document: its parts under addresses that tests and results point to. */
export function MethodText({ copy }: { copy: Copy }) {
  const paths = usePaths();
  return (
    <>
      <NightHead words={copy} drawing={MeasuredRose} />
      <div className="page">
        <nav aria-label={copy.contents}>
          <ul className="flex flex-wrap gap-x-6">
            {copy.parts.map(({ id, title }) => (
              <li key={id}>
                <a className="inline-flex min-h-11 items-center" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-10 grid gap-14">
          {copy.parts.map((part) => (
            <section
              key={part.id}
              id={part.id}
              className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12"
            >
              <h2 className="self-start lg:sticky lg:top-6">{part.title}</h2>
              <div className="grid gap-8">
                {part.blocks.map(({ title, text, formulas, list }) => (
                  <div key={title} className="prose">
                    <h3>{title}</h3>
                    {text.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                    {formulas.length > 0 && (
                      <ul className="my-4 grid gap-2 list-none! ps-0!">
                        {formulas.map((formula) => (
                          <li key={formula} className="border-s-2 border-sea ps-4 tabular-nums">
                            {formula}
                          </li>
                        ))}
                      </ul>
                    )}
                    {list.length > 0 && (
                      <ul>
                        {list.map((entry) => (
                          <li key={entry}>
                            <LinkedText text={entry} links={cited} newTabLabel={copy.newTab} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
        <section className="panel stack mt-12">
          <h2>{copy.take.title}</h2>
          <div className="actions">
            {instrumentIds.map((id) => (
              <ButtonLink
                key={id}
                variant={id === firstInstrument ? 'primary' : 'secondary'}
                to={paths.to(shownInstruments[id].page)}
              >
                {copy.take[id]}
              </ButtonLink>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Aim, Diploma, PathwayCountry } from '#domain/pathway/choices.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { PathwayStepItem } from './pathway-step.tsx';
import { PathwayTuition } from './pathway-tuition.tsx';
import { PathwayView } from './pathway-view.tsx';
import { monthsOf, priceOf } from './way-facts.ts';
import { timingWords } from '#content/pathway/when-words.ts';

type WayId = keyof Copy['all']['who'];

type Example = { country: PathwayCountry; diploma: Diploma; aim: Aim };

/** Every family of pathway as the build writes it: without a script this is the whole answer. */
export function AllWays({ copy }: { copy: Copy }) {
  const { ways, otherWays, privateWay, all } = copy;
  const degree = all.publicNote;
  const privateFrom: Example = { ...publicFrom('MX'), aim: 'private-degree' };
  const vocational: Example = { ...publicFrom('MX'), aim: 'vocational' };
  const language: Example = { ...publicFrom('BR'), aim: 'language-first' };
  const ib: Example = { ...publicFrom('AR'), diploma: 'ib' };
  const given = { copy };
  return (
    <section aria-labelledby="ways-title" data-figures="">
      <h2 id="ways-title">{all.title}</h2>
      <div className="way-cards">
        <Way
          id="homologation"
          note={degree}
          words={ways.homologation}
          of={publicFrom('MX')}
          {...given}
        />
        <Way id="colombia" note={degree} words={ways.colombia} of={publicFrom('CO')} {...given} />
        <Way id="ib" note={degree} words={ways.ib} of={ib} {...given} />
        <Way id="private" words={privateWay} of={privateFrom} {...given} />
        <Way id="vocational" words={otherWays.vocational} of={vocational} {...given} />
        <Way id="language" words={otherWays['language-first']} of={language} {...given} />
        <Way id="ask" note={degree} words={ways.ask} of={publicFrom('other')} {...given} />
        <details id="tuition" className="way-card">
          <summary>
            <h3>{copy.tuition.title}</h3>
          </summary>
          <PathwayTuition copy={copy} />
        </details>
      </div>
    </section>
  );
}

function publicFrom(country: PathwayCountry): Example {
  return { country, diploma: 'national', aim: 'public-degree' };
}

function Way({
  id,
  note,
  words,
  of,
  copy,
}: {
  id: WayId;
  note?: string;
  words: { title: string; text: string };
  of: Example;
  copy: Copy;
}) {
  const locale = useLocale();
  const outline = outlineFor(pathwayRules, of);
  // One text for many countries: what holds for one of them alone is said beside it.
  const forSome = pathwayRules.reasons.filter(
    (reason) => reason.countries && reason.aims?.includes(of.aim) && id === 'homologation',
  );
  return (
    <details id={`way-${id}`} className="way-card">
      <summary>
        <h3>{words.title}</h3>
        <p>
          <span>{copy.all.who[id]}</span>
          <strong>{fill(copy.all.months, { n: monthsOf(outline) })}</strong>
          <span>{priceOf(outline, copy, locale)}</span>
        </p>
      </summary>
      {note && <p className="eyebrow">{note}</p>}
      <p className="lead">{words.text}</p>
      <PathwayView
        pathway={{ ...outline, reasons: [...outline.reasons, ...forSome] }}
        level="h4"
        // Once for all the ways that lead to a public university.
        tuition={
          <p>
            <a href="#tuition">{copy.tuition.caption}</a>
          </p>
        }
        copy={copy}
        renderStep={(step) => (
          <PathwayStepItem
            key={step.id}
            step={step}
            when={timingWords(step.timing, copy.when, locale)}
            level="h5"
            copy={copy}
          />
        )}
      />
    </details>
  );
}

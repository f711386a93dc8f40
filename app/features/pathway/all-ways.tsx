import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Aim, Diploma, PathwayCountry } from '#domain/pathway/choices.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CountryFinder } from './country-finder.tsx';
import { PathwayStepItem } from './pathway-step.tsx';
import { PathwayTuition } from './pathway-tuition.tsx';
import { PathwayView } from './pathway-view.tsx';
import { timingWords } from '#content/pathway/when-words.ts';

type Example = { country: PathwayCountry; diploma: Diploma; aim: Aim };

/** Every family of pathway as the build writes it: without a script this is the whole answer. */
export function AllWays({ copy }: { copy: Copy }) {
  const { ways, otherWays, privateWay, all } = copy;
  const degree = all.publicNote;
  return (
    <div id="ways" className="pathway-ways">
      <CountryFinder copy={copy} />
      <header className="page-head">
        <h2>{all.title}</h2>
        <p>{all.text}</p>
      </header>
      <Way
        id="homologation"
        note={degree}
        words={ways.homologation}
        of={publicFrom('MX')}
        copy={copy}
      />
      <Way id="colombia" note={degree} words={ways.colombia} of={publicFrom('CO')} copy={copy} />
      <Way
        id="ib"
        note={degree}
        words={ways.ib}
        of={{ ...publicFrom('AR'), diploma: 'ib' }}
        copy={copy}
      />
      <Way id="ask" note={degree} words={ways.ask} of={publicFrom('other')} copy={copy} />
      <Way
        id="private"
        words={privateWay}
        of={{ ...publicFrom('MX'), aim: 'private-degree' }}
        copy={copy}
      />
      <Way
        id="vocational"
        words={otherWays.vocational}
        of={{ ...publicFrom('MX'), aim: 'vocational' }}
        copy={copy}
      />
      <Way
        id="language"
        words={otherWays['language-first']}
        of={{ ...publicFrom('BR'), aim: 'language-first' }}
        copy={copy}
      />
      <details id="tuition" className="fold pathway-way">
        <summary>
          <h3>{copy.tuition.title}</h3>
        </summary>
        <PathwayTuition level="h4" copy={copy} />
      </details>
    </div>
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
  id: string;
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
    <details id={`way-${id}`} className="fold pathway-way">
      <summary>
        <h3>{words.title}</h3>
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

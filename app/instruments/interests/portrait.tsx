import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { loadPortrait } from '#content/instruments/interests/portraits/load-portrait.ts';
import { portraitParts } from '#content/instruments/interests/portrait-parts.ts';
import type { InterestsWords } from '#content/instruments/interests/interests-words.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { AgeBand } from '#domain/about-person.ts';
import { portraitOf, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { leadingLetter } from '#domain/instruments/interests/told-groups.ts';

/** What matters in a scene, from near. */
const near = '130 62 460 230';

/** How it is lived by people who answer like this: a good day, what wears out, what to ask oneself, what to try. */
export function PortraitView(props: {
  section: InterestsSection;
  words: InterestsWords;
  /** Of a person who reads their own result: how often a name returns differs by age. */
  ageBand: AgeBand | null;
}) {
  const chosen = portraitOf(props.section.profile);
  return chosen && <ChosenPortrait {...props} id={chosen.id} />;
}

/** The one that is shown comes apart from the result, which does not wait for it; its place is kept. */
function ChosenPortrait({
  id,
  section,
  words,
  ageBand,
}: {
  id: PortraitId;
  section: InterestsSection;
  words: InterestsWords;
  ageBand: AgeBand | null;
}) {
  const { locale, instruments } = words;
  const loaded = useLoaded(`${id} ${locale}`, () => loadPortrait(locale, id));
  const portrait = loaded.data ?? instruments.interests.portrait;
  const ownWords = { ...instruments.interests, ...(portrait ? { portrait } : {}) };
  const told = portraitParts(section, { ...words, instruments: { interests: ownWords } }, ageBand);
  if (!told) return <div className="portrait" aria-hidden="true" />;
  // What it is and where it is found stand open; what it is made of is in the fold.
  const sentences = told.text.split(/(?<=[.?!]) (?=\p{Lu}|[¿¡])/u);
  const [first, ...rest] = sentences;
  const last = rest.at(-1);
  const between = rest.slice(0, -1);
  return (
    <section
      className={`comes-below portrait stack type-${leadingLetter(section.profile)?.toLowerCase()}`}
    >
      <div className="portrait-scene no-print">
        <ResultScene id={id} viewBox={near} />
      </div>
      <h2>{told.title}</h2>
      <p className="lead">{[first, last].join(' ')}</p>
      <details className="fold">
        <summary>{words.instruments.interests.portraits.more}</summary>
        {between.length > 0 && <p>{between.join(' ')}</p>}
        <div className="portrait-parts">
          {told.parts.map(({ title, items }) => (
            <div key={title} className="grid content-start gap-2">
              <h3>{title}</h3>
              {items.length === 1 ? (
                <p>{items[0]}</p>
              ) : (
                <ul className="list">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
        <p className="text-[0.95rem] text-muted">{told.returns}</p>
      </details>
    </section>
  );
}

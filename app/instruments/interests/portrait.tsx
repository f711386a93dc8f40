import { portraitParts } from '#content/instruments/interests/portraits/portrait-parts.ts';
import type { InterestsWords } from '#content/instruments/interests/interests-words.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** How it is lived by people who answer like this: a good day, what wears out, what to ask oneself, what to try. */
export function PortraitView({
  section,
  words,
}: {
  section: InterestsSection;
  words: InterestsWords;
}) {
  const told = portraitParts(section, words);
  if (!told) return null;
  return (
    <section className="stack">
      <h2>{told.title}</h2>
      <p className="lead">{told.text}</p>
      <div className="grid gap-6 md:grid-cols-2 md:gap-x-12">
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
    </section>
  );
}

import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { findFact } from '#content/facts/registry.ts';
import { fill } from '#app/i18n/fill.ts';
import { FactSources } from './fact-sources.tsx';

/** For somebody who has been at a university: her ways, before any question about school or entrance exams. */
export function UniversityWays({ past, copy }: { past: 'begun' | 'finished'; copy: Copy }) {
  const words = copy.university;
  const credits = findFact('transfer-credits-uned');
  return (
    <>
      <ol className="pathway-ways-list">
        {words[past].map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {fill(text, { credits: Number(credits.value) })}
          </li>
        ))}
      </ol>
      <FactSources facts={[credits]} isAged={false} words={copy.answer} />
    </>
  );
}

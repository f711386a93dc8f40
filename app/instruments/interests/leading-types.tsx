import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { hollandCode } from '#domain/report/holland-code.ts';
import { InterestsChart } from './chart.tsx';
import { InterestScore } from './scores.tsx';

/** What is said of another person's interests at a glance. */
export type LeadingTypesWords = {
  title: string;
  chart: string;
  description: string;
  flat: string;
  /** Where even the highest is low. */
  faint: string;
  incomplete: string;
  tie: string;
};

/** The types that stand out, three as a rule, and the hexagon beside them: for a helper of the person. */
export function LeadingTypes({
  section,
  copy,
  words,
}: {
  section: InterestsSection;
  copy: Copy;
  words: LeadingTypesWords;
}) {
  const { profile, scores } = section;
  const leading = profile.kind === 'differentiated' ? profile.leading : [];
  const named = scores.filter(({ scale }) => leading.flat().includes(scale));
  const isFaint =
    named.length > 0 && named.every((one) => one.kind === 'scored' && one.band === 'low');
  return (
    <div className="grid gap-8 md:grid-cols-2 md:items-center md:gap-12">
      <div className="stack">
        <h2>{words.title}</h2>
        {profile.kind === 'differentiated' ? (
          <p className="font-display text-[2.4rem] leading-none font-bold" lang="zxx">
            {hollandCode(leading, profile.ties)}
          </p>
        ) : (
          <p>{words[profile.kind]}</p>
        )}
        <ul className="grid gap-5">
          {named.map((score) => (
            <li key={score.scale}>
              <InterestScore score={score} copy={copy} />
            </li>
          ))}
        </ul>
        {isFaint && <p>{words.faint}</p>}
        {leading.some((group) => group.length > 1) && <p className="text-muted">{words.tie}</p>}
      </div>
      <InterestsChart
        section={section}
        copy={{
          ...copy,
          chart: { ...copy.chart, title: words.chart, description: words.description },
        }}
      />
    </div>
  );
}

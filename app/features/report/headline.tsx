import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn } from '#app/i18n/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import { codeOf } from '#domain/report/code-of.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** What stands out, in plain words; or that nothing does; or that answers are missing. */
export function Headline({ report, copy }: { report: InterestsSection; copy: Copy }) {
  const { profile } = report;
  const { stands, flat, incomplete } = copy;
  const names = useNames(copy);
  if (profile.kind === 'incomplete') {
    return (
      <Notice tone="warn" title={incomplete.title}>
        <p>{fill(incomplete.text, { names: names(profile.missing) })}</p>
        <p>{incomplete.action}</p>
      </Notice>
    );
  }
  if (profile.kind === 'flat') {
    return (
      <section className="stack">
        <h2>{flat.title}</h2>
        <p className="lead">{flat.text}</p>
        <p>{flat.why}</p>
        <ul className="list">
          {flat.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    );
  }
  const [first = [], ...later] = profile.leading;
  const tied = profile.leading.filter((group) => group.length > 1);
  return (
    <section className="stack">
      <h2>{stands.title}</h2>
      <p className="font-display text-[2.4rem] leading-none font-bold tracking-tight" lang="zxx">
        {codeOf(profile.leading)}
      </p>
      <div className="grid gap-1 text-[1.18rem] leading-snug">
        <p>{fill(first.length === 1 ? stands.one : stands.several, { names: names(first) })}</p>
        {later.map((group) => (
          <p key={group.join()}>{fill(stands.afterwards, { names: names(group) })}</p>
        ))}
      </div>
      {tied.map((group) => (
        <p key={group.join()}>
          {fill(stands.tie, { names: names(group), margin: report.tieMargin })}
        </p>
      ))}
      <p className="text-muted">{stands.set}</p>
      {profile.consistency === 'low' && <p>{stands.rare}</p>}
    </section>
  );
}

function useNames(copy: Copy): (letters: readonly RiasecLetter[]) => string {
  const list = listIn(useLocale());
  return (letters) => list.format(letters.map((letter) => copy.types[letter].name));
}

import type { Copy } from '#content/instruments/values/words/es/report.ts';
import type { ValuesProfile } from '#domain/instruments/values/profile.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn } from '#app/i18n/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** What weighs most and where the person gives way first, as sets; or why that cannot be said. */
export function ValuesHeadline({ profile, words }: { profile: ValuesProfile; words: Copy }) {
  const list = listIn(useLocale());
  const names = (values: readonly WorkValue[]) =>
    list.format(values.map((value) => words.types[value].name));
  if (profile.kind === 'incomplete') {
    return (
      <Notice tone="warn" title={words.incomplete.title}>
        <p>{fill(words.incomplete.text, { names: names(profile.missing) })}</p>
        <p>{words.incomplete.action}</p>
      </Notice>
    );
  }
  if (profile.kind === 'no-clear-priorities') {
    const { title, levels, why, steps } = words.unclear;
    return (
      <section className="stack">
        <h2>{title}</h2>
        <p className="lead">{levels[profile.level]}</p>
        <p>{why}</p>
        <ul className="list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
    );
  }
  const { title, first: firstWords, several, afterwards, lower, set } = words.stands;
  const [first = [], ...later] = profile.leading;
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="grid gap-1 text-[1.18rem] leading-snug">
        <p>{fill(first.length === 1 ? firstWords : several, { names: names(first) })}</p>
        {later.map((group) => (
          <p key={group.join()}>{fill(afterwards, { names: names(group) })}</p>
        ))}
        {profile.lower.length > 0 && <p>{fill(lower, { names: names(profile.lower) })}</p>}
      </div>
      <p className="text-muted">{set}</p>
    </section>
  );
}

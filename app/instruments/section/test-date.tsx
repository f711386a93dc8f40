import { Link } from '#app/ui/navigation/link.tsx';
import { daysBetween, monthsBetween } from '#domain/report/time-between.ts';
import type { Section } from '#domain/instruments/registry.ts';
import { fill } from '#app/i18n/fill.ts';
import { agoIn, longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { ReportWords } from '#content/report/report-words.ts';

/** From here on a result invites to be repeated (months). */
const oldAfter = 6;

/** When the test was taken and in which form, and how long ago that is. */
export function TestDate({
  section: { madeAt, form },
  testPath,
  now,
  isShared = false,
  copy,
}: {
  section: Pick<Section, 'madeAt' | 'form'>;
  /** Where the test is taken. */
  testPath: string;
  now: Date;
  isShared?: boolean;
  copy: Pick<ReportWords['results']['report'], 'made' | 'shortForm'> & {
    readonly repeatOld: string;
  };
}) {
  const locale = useLocale();
  if (madeAt === null) return null;
  const made = new Date(madeAt);
  const months = monthsBetween(made, now);
  const date = longDateIn(locale).format(made);
  const ago =
    months === 0
      ? agoIn(locale).format(-daysBetween(made, now), 'day')
      : agoIn(locale).format(-months, 'month');
  return (
    <p>
      <time dateTime={madeAt}>{fill(copy.made, { date, ago })}</time>
      {form === 'short' && `. ${copy.shortForm}`}
      {months >= oldAfter && !isShared && (
        <>
          {'. '}
          <Link to={testPath}>{copy.repeatOld}</Link>
        </>
      )}
    </p>
  );
}

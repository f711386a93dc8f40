import type { KeptCalibration } from '#app/data/admin/admin-research.ts';
import { day } from '#app/features/admin/dates.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { listIn, longDayIn, wholeNumberIn } from '#content/dictionaries/formats.ts';
import { FEWEST_CALIBRATED, type Calibration } from '#domain/research/calibration.ts';
import { AcceptCalibration } from './accept-calibration.tsx';
import { CalibratedItems } from './calibrated-items.tsx';
import { NotYet } from './part-section.tsx';
import type { StudyNames } from './study-names.ts';

/** Above this, a fit had not come to its end. */
const FINISHED = 1e-5;

/** What every item asks and tells; accepting it for the next version. */
export function CalibrationSection({
  calibration,
  people,
  isAdaptive,
  names,
  area,
  copy,
}: {
  calibration: KeptCalibration | undefined;
  /** Of the version so far. */
  people: number;
  /** Whether there is a short form to be ordered. */
  isAdaptive: boolean;
  names: StudyNames;
  area: AreaCopy;
  copy: Copy;
}) {
  const words = copy.calibration;
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="max-w-(--measure)">{words.lead}</p>
      {calibration ? (
        <>
          <Fitted figures={calibration.figures} names={names} copy={copy} />
          {isAdaptive && <Accepted calibration={calibration} area={area} copy={copy} />}
        </>
      ) : (
        <NotYet missing={Math.max(5, FEWEST_CALIBRATED - people)} why={words.missing} copy={copy} />
      )}
    </section>
  );
}

function Fitted({
  figures: { n, asOf, scales },
  names,
  copy,
}: {
  figures: Calibration;
  names: StudyNames;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.calibration;
  const unfinished = scales.filter(({ gradient }) => gradient > FINISHED);
  const said = {
    n: wholeNumberIn(locale).format(n),
    day: longDayIn(locale).format(new Date(asOf)),
    scales: listIn(locale).format(unfinished.map(({ scale }) => names.scales[scale] ?? scale)),
  };
  return (
    <>
      <p className="text-muted">
        {fill(unfinished.length > 0 ? words.unfinished : words.made, said)}
      </p>
      {scales.map((scale) => (
        <CalibratedItems key={scale.scale} scale={scale} names={names} copy={copy} />
      ))}
    </>
  );
}

function Accepted({
  calibration: { id, isSynthetic, accepted },
  area,
  copy,
}: {
  calibration: KeptCalibration;
  area: AreaCopy;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.calibration;
  if (accepted) {
    const said = { day: day(accepted.at, locale) ?? '', who: accepted.by ?? words.gone };
    return <p>{fill(words.accepted, said)}</p>;
  }
  // Generated people decide nothing.
  return isSynthetic ? null : <AcceptCalibration id={id} area={area} copy={words} />;
}

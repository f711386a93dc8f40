import type { KeptCalibration } from '#app/data/admin/research.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { day } from '#app/features/admin/frame/dates.ts';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import { listIn } from '#content/wording/formats.ts';
import { FEWEST_CALIBRATED, type Calibration } from '#domain/research/calibration.ts';
import { AcceptCalibration } from './accept-calibration.tsx';
import { PartFigures } from './part-section.tsx';
import type { StudyWords } from './study-words.ts';

/** Above this, a fit had not come to its end. */
const FINISHED = 1e-5;

/** What every item asks and tells; accepting it for the next version. */
export function CalibrationSection({
  calibration,
  people,
  isAdaptive,
  area,
  words,
}: {
  calibration: KeptCalibration | undefined;
  /** Of the version so far. */
  people: number;
  /** Whether there is a short form to be ordered. */
  isAdaptive: boolean;
  area: AreaCopy;
  words: StudyWords;
}) {
  const { calibration: told, notYet } = words.copy;
  const missing = Math.max(5, FEWEST_CALIBRATED - people);
  return (
    <Section title={told.title} lead={told.lead}>
      {calibration ? (
        <>
          <Fitted figures={calibration.figures} words={words} />
          {isAdaptive && <Accepted calibration={calibration} area={area} words={words} />}
        </>
      ) : (
        <PartFigures
          part={{ kind: 'not-yet', missing }}
          notYet={notYet}
          missing={told.missing}
          words={words}
        >
          {() => null}
        </PartFigures>
      )}
    </Section>
  );
}

function Fitted({
  figures: { n, asOf, scales },
  words,
}: {
  figures: Calibration;
  words: StudyWords;
}) {
  const told = words.copy.calibration;
  const unfinished = scales.filter(({ gradient }) => gradient > FINISHED);
  const said = {
    n: words.whole(n),
    day: words.day(asOf),
    scales: listIn(words.locale).format(unfinished.map(({ scale }) => words.scale(scale))),
  };
  return (
    <>
      <p className="text-muted">
        {fill(unfinished.length > 0 ? told.unfinished : told.made, said)}
      </p>
      {scales.map((scale) => (
        <Items key={scale.scale} scale={scale} words={words} />
      ))}
    </>
  );
}

/** The items of one scale; what tells most comes first. */
function Items({
  scale: { scale, items },
  words,
}: {
  scale: Calibration['scales'][number];
  words: StudyWords;
}) {
  const { calibration: told, item } = words.copy;
  const { information, slope, difficulties } = told;
  const title = fill(told.items, { scale: words.scale(scale) });
  const withError = ({ value, error }: { value: number; error: number | null }) => {
    const shown = words.hundredths(value);
    if (error === null) return shown;
    return fill(told.withError, { value: shown, error: words.hundredths(error) });
  };
  return (
    <AdminTable
      summary={title}
      caption={title}
      ofWords
      columns={{ item, information, slope, difficulties }}
      numbers={['information', 'slope']}
      rows={items
        .toSorted((a, b) => b.information - a.information)
        .map((one) => [
          one.item,
          words.item(one.item),
          words.hundredths(one.information),
          withError(one.slope),
          one.difficulties.map(withError).join(' · '),
        ])}
    />
  );
}

function Accepted({
  calibration: { id, isSynthetic, accepted },
  area,
  words,
}: {
  calibration: KeptCalibration;
  area: AreaCopy;
  words: StudyWords;
}) {
  const told = words.copy.calibration;
  if (accepted) {
    const said = { day: day(accepted.at, words.locale) ?? '', who: accepted.by ?? told.gone };
    return <p>{fill(told.accepted, said)}</p>;
  }
  // Generated people decide nothing.
  return isSynthetic ? null : <AcceptCalibration id={id} area={area} copy={told} />;
}

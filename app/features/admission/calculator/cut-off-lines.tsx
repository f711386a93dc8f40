import { placesLeft, type CutOff, type Standing } from '#domain/admission/movement.ts';
import { fill } from '#app/i18n/fill.ts';
import { courseOf, gradeText, type Said } from './grade-words.ts';

/** The lowest grades of past years, how a grade stands to the newest, and how much such grades move. */
export function CutOffLines({
  cutOffs,
  standing,
  isReckoned,
  said,
}: {
  cutOffs: readonly CutOff[];
  standing: Standing | undefined;
  /** Somebody's grade is known here, so that a missing standing needs a word. */
  isReckoned: boolean;
  said: Said;
}) {
  const { locale, copy } = said;
  const words = copy.result;
  if (cutOffs.length === 0) return <p className="pathway-note">{words.noCutOff}</p>;
  const [newest] = cutOffs;
  return (
    <>
      {standing ? (
        <p>
          {standing.low === standing.high ? (
            <strong>{words.standingText[standing.low]}</strong>
          ) : (
            fill(words.standingOpen, {
              low: words.standing[standing.low],
              high: words.standing[standing.high],
            })
          )}
        </p>
      ) : (
        isReckoned && <p className="pathway-note">{words.tooOld}</p>
      )}
      <p className="pathway-note">
        {words.cutOff} ·{' '}
        {cutOffs
          .map(({ year, grade, lowest }) =>
            fill(lowest === grade ? words.cutOffs : words.cutOffCentres, {
              year: courseOf(year),
              grade: gradeText(grade, locale),
              lowest: gradeText(lowest, locale),
            }),
          )
          .join(' · ')}
        {newest?.grade === placesLeft && ` · ${words.placesLeft}`}
      </p>
      {standing?.band && <Movement band={standing.band} said={said} />}
    </>
  );
}

function Movement({ band, said }: { band: NonNullable<Standing['band']>; said: Said }) {
  const { locale, copy } = said;
  const words = copy.result;
  return (
    <p className="pathway-note">
      {fill(band.years === 1 ? words.movementOne : words.movement, {
        years: band.years,
        median: gradeText(band.median, locale),
        most: gradeText(band.most, locale),
      })}
    </p>
  );
}

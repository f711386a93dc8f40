import { monthNameIn } from '#content/wording/formats.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';
import { Stations } from '#app/features/pathway/course/stations.tsx';
import type { CardId, ToldCountry } from './told-country.ts';

/** The usual way from a country, with what its cards say of offices and its numbers of tuition. */
export function UsualStations({
  told,
  words,
  copy,
}: {
  told: ToldCountry;
  words: PathwayWords;
  copy: Copy;
}) {
  const { year } = told.numbers;
  const locale = useLocale();
  const paths = usePaths();
  const exams = pathwayRules.steps.find(({ id }) => id === 'sit-pce')?.timing;
  const monthOf = (month = 1) => monthNameIn(locale).format(Date.UTC(2000, month - 1));
  const headOf = (wanted: CardId) => {
    const head = told.cards.find(({ id }) => id === wanted)?.head;
    const name = copy.topics[wanted];
    // "Guadalajara, Monterrey o Ciudad de México" says of itself nothing of a consulate.
    const isPlaces = wanted === 'consulate' && head && !/consul|embaj|embass/i.test(head);
    return (
      head && (
        <>
          {isPlaces && `${name}: `}
          <a href={`#${wanted}`}>{head}</a>
        </>
      )
    );
  };
  const notes = {
    'check-official': {
      where: (
        <>
          <a href={paths.to('careers')}>{copy.course.careers}</a>
          <br />
          <OfficeLink id="register" copy={words} />
        </>
      ),
    },
    'gather-documents': { where: headOf('papers') },
    'request-homologation': { below: <p className="station-note">{copy.course.homologation}</p> },
    'register-pce': {
      below: (
        <p className="station-note">
          {fill(copy.course.exams, { from: monthOf(exams?.from), to: monthOf(exams?.to) })}
        </p>
      ),
    },
    'request-visa': {
      where: headOf('consulate'),
      below: <p className="station-note">{copy.course.european}</p>,
    },
    'pay-enrolment': {
      price: year && (
        <p>
          {copy.numbers.year.title}: <strong>{year.euros}</strong>
        </p>
      ),
    },
  };
  return (
    <Stations
      stations={told.usual.stations}
      notes={notes}
      dated={told.dated}
      end={copy.course.start}
      level="h3"
      digits={told.numbers.digits}
      copy={words}
    />
  );
}

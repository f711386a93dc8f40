import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
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
    'gather-documents': { where: headOf('papers') },
    'request-homologation': { below: <p className="station-note">{copy.course.homologation}</p> },
    'register-pce': { below: <p className="station-note">{copy.course.exams}</p> },
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
      end={copy.course.start}
      level="h3"
      copy={words}
    />
  );
}

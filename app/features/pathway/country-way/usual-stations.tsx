import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import type { DocumentId } from '#domain/pathway/keys.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';
import { OwnAmount } from '#app/features/pathway/course/own-amount.tsx';
import { Harbour } from '#app/features/pathway/course/harbour.tsx';
import { Stations } from '#app/features/pathway/course/stations.tsx';
import type { CardId, ToldCountry } from './told-country.ts';

/** The usual way from a country, with what its cards say of offices and its numbers of tuition; papers as a list to tick. */
export function UsualStations({
  told,
  route,
  isTranslated,
  words,
  copy,
}: {
  told: ToldCountry;
  /** To the way with this country chosen. */
  route: string;
  /** Whether its papers may be in another language than Spanish. */
  isTranslated: boolean;
  words: PathwayWords;
  copy: Copy;
}) {
  const { year, money, rate, digits } = told.numbers;
  const issuers: Partial<Record<DocumentId, string>> = copy.course.issuers;
  const paths = usePaths();
  const headOf = (wanted: CardId) => {
    const head = told.cards.find(({ id }) => id === wanted)?.head;
    return head && <a href={`#${wanted}`}>{head}</a>;
  };
  const consulate = told.cards.find(({ id }) => id === 'consulate')?.head;
  const papers = told.cards.find(({ id }) => id === 'papers')?.head;
  const paper = (id: DocumentId) => {
    // "Apostilla: tu estado o Gobernación" says itself what it is.
    if (id === 'apostille' && /apostill/i.test(papers ?? '')) return headOf('papers');
    const note = id === 'apostille' ? headOf('papers') : issuers[id];
    return (
      <>
        {words.documents[id]}
        {note && <small>{note}</small>}
      </>
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
    'gather-documents': { where: null },
    'request-homologation': { note: <p className="station-note">{copy.course.homologation}</p> },
    'register-pce': { note: <p className="station-note">{copy.course.exams}</p> },
    'sit-pce': { where: <a href="#ask">{copy.course.sitting}</a> },
    'request-visa': {
      // "Guadalajara, Monterrey o Ciudad de México" says of itself nothing of a consulate.
      where: consulate && (
        <>
          {!/consul|embaj|embass/i.test(consulate) && `${copy.topics.consulate}: `}
          {headOf('consulate')}
        </>
      ),
      note: <p className="station-note">{copy.course.european}</p>,
    },
    'pay-enrolment': {
      price: year && (
        <p>
          <OwnAmount own={year.own} euros={year.euros} until={rate?.until} />{' '}
          {copy.numbers.year.title}
        </p>
      ),
    },
  };
  return (
    <Stations
      stations={told.usual.stations.map((station) => ({
        ...station,
        documents: station.documents.filter((id) => isTranslated || id !== 'translation'),
      }))}
      notes={notes}
      dated={told.dated}
      paper={paper}
      end={copy.course.start}
      arrived={
        <>
          <Harbour />
          <p className="country-dates no-print">
            <a className="btn btn-primary" href={route}>
              {copy.course.dates}
            </a>
          </p>
        </>
      }
      level="h3"
      digits={digits}
      beside={money && rate && { money, range: copy.numbers.range, until: rate.until }}
      copy={words}
    />
  );
}

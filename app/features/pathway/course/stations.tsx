import type { ReactNode } from 'react';
import type { Station, StationId } from '#content/pathway/stations.ts';
import type { Digits } from '#content/wording/digits.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { DocumentId } from '#domain/pathway/keys.ts';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';
import { StationBody } from './station-body.tsx';
import { StationMonth, type Dated } from './station-month.tsx';
import { StepSign } from './step-sign.tsx';
import { StationSide, type BesideEuros } from './station-side.tsx';

/** What a caller knows of a station besides: beside its papers, in the place of its office (`null`: told elsewhere), and beside its prices. */
type StationNotes = { note?: ReactNode; where?: ReactNode; price?: ReactNode };

/** The usual way as a line of stations, each with its months, its papers, where it is done and what it costs. */
export function Stations({
  stations,
  isBrief = false,
  dated,
  notes = {},
  end,
  arrived,
  level: Heading,
  digits,
  beside,
  paper = (id) => copy.documents[id],
  copy,
}: {
  stations: readonly Station[];
  /** Months and titles alone. */
  isBrief?: boolean;
  dated: Dated;
  notes?: Partial<Record<StationId, StationNotes>>;
  /** What the month in which it begins is called. */
  end: string;
  /** What stands below it. */
  arrived?: ReactNode;
  level: 'h3' | 'h4';
  /** How amounts are written, where that is not the language's way. */
  digits?: Digits;
  beside?: BesideEuros | undefined;
  /** What is written of a paper. */
  paper?: (id: DocumentId) => ReactNode;
  copy: Copy;
}) {
  const given = { isBrief, dated, copy };
  // The first papers that everybody needs.
  const unfolded = stations.find(({ documents }) => documents.length > 0)?.id;
  return (
    <ol className={isBrief ? 'stations is-brief' : 'stations is-way'}>
      {stations.map((station, index) => {
        const { id, step, ahead, until, from, to, documents } = station;
        const {
          note,
          where = <OfficeLink id={step.office} copy={copy} />,
          price,
        } = notes[id] ?? {};
        const title = <Heading>{copy.stations[id]}</Heading>;
        const visa = id === 'request-visa' && <p className="station-note">{copy.visaFirst}</p>;
        return (
          <li key={id} className="station">
            <StationMonth
              ahead={ahead}
              until={until}
              months={[from, to]}
              late={step.ifLate}
              first={isBrief || index > 0 ? undefined : copy.usual.first}
              {...given}
            />
            {isBrief ? (
              <div className="station-body">
                {title}
                {visa}
              </div>
            ) : (
              <div className="station-card">
                <StepSign id={id} />
                <StationBody
                  title={title}
                  note={
                    (visa || note) && (
                      <>
                        {visa}
                        {note}
                      </>
                    )
                  }
                  documents={documents}
                  paper={paper}
                  where={where}
                  isOpen={id === unfolded}
                />
                <StationSide
                  station={station}
                  price={price}
                  digits={digits}
                  beside={beside}
                  copy={copy}
                />
              </div>
            )}
          </li>
        );
      })}
      <li className="station is-end">
        <StationMonth ahead={0} until={0} months={[9, 9]} {...given} />
        <div className="station-body">
          <Heading>{end}</Heading>
          {arrived}
        </div>
      </li>
    </ol>
  );
}

import type { ReactNode } from 'react';
import type { DocumentId } from '#domain/pathway/keys.ts';

/** What a station asks for: its title, and below it, folded until it is due, its notes, its papers and where it is done. */
export function StationBody({
  title,
  note,
  documents,
  paper,
  where,
  isOpen,
}: {
  title: ReactNode;
  note: ReactNode;
  documents: readonly DocumentId[];
  paper: (id: DocumentId) => ReactNode;
  where: ReactNode;
  isOpen: boolean;
}) {
  const told = (
    <>
      {note}
      {documents.length > 0 && (
        <ul className="station-papers">
          {documents.map((each) => (
            <li key={each}>{paper(each)}</li>
          ))}
        </ul>
      )}
      {where && <p className="station-where">{where}</p>}
    </>
  );
  // One line is no fold.
  if (!note && documents.length === 0)
    return (
      <div className="station-body">
        {title}
        {told}
      </div>
    );
  return (
    <details className="station-body" open={isOpen}>
      <summary>{title}</summary>
      {told}
    </details>
  );
}

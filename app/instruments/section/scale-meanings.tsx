import { FoldedSection } from './folded-section.tsx';

/** What each scale means, all of them in one fold. */
export function ScaleMeanings({
  title,
  scales,
}: {
  title: string;
  scales: readonly { id: string; name: string; line: string; paragraph: string }[];
}) {
  return (
    <FoldedSection title={title}>
      <ul className="grid gap-5">
        {scales.map(({ id, name, line, paragraph }) => (
          <li key={id} className="grid gap-1">
            <h3>{name}</h3>
            <p className="font-semibold">{line}</p>
            <p>{paragraph}</p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

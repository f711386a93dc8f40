import { Link } from '#app/ui/navigation/link.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import { toldQuality } from '#content/instruments/section/tell-quality.ts';
import type { AnsweringQuality } from '#domain/instruments/scoring/answering-quality.ts';
import { Notice } from '#app/ui/notice.tsx';

/** What stands out in the way of answering, if anything: beside the result, never instead of it. */
export function QualityNote({
  quality,
  testPath,
  isShared,
  copy,
}: {
  quality: AnsweringQuality;
  /** Where the test is taken. */
  testPath: string;
  isShared: boolean;
  copy: ReportWords['results'];
}) {
  const told = toldQuality(quality, copy);
  if (!told) return null;
  return (
    <Notice title={told.title}>
      <p>{told.lead}</p>
      <ul className="list">
        {told.flags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      {told.advice.map((advice) => (
        <p key={advice}>{advice}</p>
      ))}
      {!isShared && (
        <p>
          <Link to={testPath}>{copy.quality.repeat}</Link>
        </p>
      )}
    </Notice>
  );
}

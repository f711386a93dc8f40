import { loadRegion } from '#content/admission/load-region.ts';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { ReckonedGrade, type GradeProps } from './reckoned-grade.tsx';

/** "¿Me alcanza?" at once, of the first degree that was chosen: what it asked and where, and how the grade stands to each. */
export function GradeAnswer(props: GradeProps) {
  const { region, said } = props;
  const { degrees: words, result } = said.copy;
  const { data, isMissing, retry } = useLoaded(region, loadRegion[region]);
  if (isMissing) return <RetryNotice text={result.failed} retry={result.retry} onRetry={retry} />;
  if (!data) return <Spinner label={words.loading} />;
  return <ReckonedGrade {...props} data={data} />;
}

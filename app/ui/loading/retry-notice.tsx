import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Something could not be loaded: says so, and offers to try again. */
export function RetryNotice({
  tone = 'warn',
  title,
  text,
  retry,
  onRetry,
}: {
  tone?: 'warn' | 'error';
  title?: string;
  text: string;
  /** What the button says. */
  retry: string;
  onRetry: () => unknown;
}) {
  return (
    <Notice tone={tone} title={title}>
      <p>{text}</p>
      <div>
        <Button variant="secondary" onClick={() => void onRetry()}>
          {retry}
        </Button>
      </div>
    </Notice>
  );
}

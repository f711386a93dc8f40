import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { useArea } from './area.ts';

/** Takes something away for good, after a question; the workspace is asked for anew then. */
export function RemoveButton({
  words,
  label,
  question,
  remove,
}: {
  words: { readonly remove: string; readonly keep: string; readonly removing: string };
  /** What it takes away, beginning with the word of the button. */
  label: string;
  question: string;
  remove: () => Promise<void>;
}) {
  const { copy, reload } = useArea();
  return (
    <ConfirmButton
      press={words.remove}
      label={label}
      question={question}
      copy={{
        yes: words.remove,
        no: words.keep,
        busy: words.removing,
        failed: copy.start.failed,
      }}
      act={async () => {
        await remove();
        await reload();
      }}
    />
  );
}

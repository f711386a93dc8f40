/** Waiting, with words: the label is read out and shown. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="spinner">
      <span className="spinner-mark" aria-hidden="true" />
      <span>{label}</span>
    </output>
  );
}

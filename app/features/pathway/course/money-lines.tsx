/** What is paid or shown in a month, a line each. */
export function MoneyLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        // After a dash a browser breaks a range in spite of the space that holds it together.
        <li key={line}>{line.replaceAll('–\u00a0', '–\u2060\u00a0')}</li>
      ))}
    </ul>
  );
}

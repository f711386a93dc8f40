/** A sentence in which names of another language say so: a voice that reads it aloud pronounces them. */
export function ForeignWords({
  text,
  words,
  lang,
}: {
  text: string;
  words: readonly string[];
  lang: string;
}) {
  if (words.length === 0) return text;
  // The longest first: "media superior" stands within "educación media superior".
  const longest = words.toSorted((a, b) => b.length - a.length);
  const parts = text.split(new RegExp(`(${longest.join('|')})`));
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} lang={lang}>
        {part}
      </span>
    ),
  );
}

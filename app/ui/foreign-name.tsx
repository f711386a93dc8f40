/** A text that holds a name in a language of its own, marked so that it is read aloud as it is said. */
export function ForeignName({ text, name, lang }: { text: string; name: string; lang: string }) {
  const [before, ...after] = text.split(name);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after.join(name)}
    </>
  );
}

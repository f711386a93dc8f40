/** The lines of a list to choose from. */
export function SelectOptions({
  options,
  lang,
}: {
  options: readonly { value: string; label: string }[];
  /** Of the labels, where that is not the page's. */
  lang?: string | undefined;
}) {
  return options.map((option) => (
    <option key={option.value} value={option.value} lang={lang}>
      {option.label}
    </option>
  ));
}

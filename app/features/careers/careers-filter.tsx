import type { Copy } from '#content/dictionaries/es/careers.ts';
import { TextField } from '#app/ui/field.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';

type Option = { readonly value: string; readonly label: string };

/** The filter as the build writes it: `filter-careers.ts` brings it to life at the first reach, without it nobody sees it. */
export function CareersFilter({
  families,
  letters,
  count,
  copy,
}: {
  families: readonly { readonly id: string; readonly name: string }[];
  letters: readonly Option[];
  count: number;
  copy: Copy['filter'];
}) {
  return (
    <search>
      <form
        className="careers-filter"
        aria-label={copy.label}
        data-filter=""
        data-found={copy.found}
        data-found-one={copy.foundOne}
        data-none={copy.none}
      >
        <TextField
          label={copy.search}
          help={copy.searchHelp}
          id="careers-search"
          type="search"
          name="text"
          autoComplete="off"
        />
        <FormSelect
          id="careers-level"
          name="level"
          label={copy.level}
          none={copy.anyLevel}
          options={[
            { value: 'university', label: copy.levels.university },
            { value: 'vocational', label: copy.levels.vocational },
          ]}
        />
        <FormSelect
          id="careers-letter"
          name="letter"
          label={copy.letter}
          none={copy.anyLetter}
          options={letters}
        />
        <FormSelect
          id="careers-family"
          name="family"
          label={copy.family}
          none={copy.anyFamily}
          options={families.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <p className="careers-found" role="status">
          {copy.found.replace('{n}', String(count))}
        </p>
        <button type="reset" className="btn btn-quiet">
          {copy.clear}
        </button>
      </form>
    </search>
  );
}

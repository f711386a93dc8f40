import type { Copy } from '#content/dictionaries/es/careers.ts';
import { TextField } from '#app/ui/field.tsx';

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
        <Choice
          name="level"
          label={copy.level}
          any={copy.anyLevel}
          options={[
            { value: 'university', label: copy.levels.university },
            { value: 'vocational', label: copy.levels.vocational },
          ]}
        />
        <Choice name="letter" label={copy.letter} any={copy.anyLetter} options={letters} />
        <Choice
          name="family"
          label={copy.family}
          any={copy.anyFamily}
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

function Choice({
  name,
  label,
  any,
  options,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly Option[];
}) {
  const id = `careers-${name}`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} className="field-input" defaultValue="">
        <option value="">{any}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

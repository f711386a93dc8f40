import type { Copy } from '#content/dictionaries/es/careers.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { TextField } from '#app/ui/field.tsx';
import { TypeIcon } from '#app/instruments/interests/type-icon.tsx';

/** The filter as the build writes it: `filter-careers.ts` brings it to life at the first reach, without it it is hidden. */
export function CareersFilter({
  types,
  count,
  copy,
}: {
  types: ByLetter<{ readonly name: string }>;
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
        data-nearest={copy.nearest}
        data-unknown={copy.unknown}
        data-by={copy.by}
        data-failed={copy.failed}
      >
        <TextField
          label={copy.search}
          placeholder={copy.searchHelp}
          id="careers-search"
          type="search"
          name="text"
          autoComplete="off"
          enterKeyHint="search"
        />
        <fieldset className="careers-narrow">
          <legend>{copy.letter}</legend>
          <div className="type-chips">
            {riasecLetters.map((letter) => (
              <label key={letter} className={`chip type-chip type-${letter.toLowerCase()}`}>
                <input type="checkbox" name="letter" value={letter} />
                <TypeIcon letter={letter} />
                <b>{types[letter].name}</b> <small>{copy.does[letter]}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="careers-told">
          <p className="careers-found" role="status">
            {copy.found.replace('{n}', String(count))}
          </p>
          <label className="chip own-order" hidden data-own-order="">
            <input type="checkbox" name="order" value="fit" />
            {copy.order}
          </label>
          <fieldset>
            <legend className="sr-only">{copy.level}</legend>
            <div className="level-chips">
              {(['university', 'vocational'] as const).map((level) => (
                <label key={level} className="chip">
                  <input type="checkbox" name="level" value={level} />
                  {copy.levels[level]}
                </label>
              ))}
            </div>
          </fieldset>
          <button type="reset" className="btn btn-quiet">
            {copy.clear}
          </button>
        </div>
      </form>
    </search>
  );
}

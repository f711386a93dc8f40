import { degrees } from '#content/catalog/degrees.ts';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { sortedCountries } from '#content/pathway/country-names.ts';
import type { Locale } from '#domain/locale.ts';
import { aims } from '#domain/pathway/choices.ts';
import { calculationOf, nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { CostAnswer } from './calculator/cost/cost-answer.tsx';
import { costFor } from './calculator/cost/cost-for.ts';
import { listIds, type Lists } from './calculator/lists.ts';
import { PlaceField } from './calculator/place-field.tsx';

/**
 * The calculators as the build writes them: an answer for somebody of whom nothing is known yet, and the four questions that
 * change it most. The browser holds what is chosen until they are awake.
 */
export function FirstAnswer({ today, copy }: { today: string; copy: Copy }) {
  const locale = useLocale();
  const lists = listsIn(locale);
  const nobody = calculationOf(nothingTyped, emptySituation, ofCountries, today);
  const { about } = copy;
  return (
    <div className="calculator" data-built="">
      <div className="calculator-answers">
        <CostAnswer cost={costFor(nobody, today, lists)} place="" aim="" said={{ locale, copy }} />
        <section className="card grid content-start gap-3" aria-labelledby="chance">
          <h2 id="chance" className="text-[1.05rem]">
            {copy.chance.title}
          </h2>
          <p>{copy.chance.need}</p>
        </section>
      </div>
      <form id="calculator-form" className="steps" autoComplete="off">
        <h2 className="text-[1.35rem]">{copy.form.title}</h2>
        <ol className="steps-list">
          <li data-current="">
            <Choice name="country" label={about.country} none={about.pick}>
              {sortedCountries(locale, about.otherCountry).map(({ country, name }) => (
                <option key={country} value={country}>
                  {name}
                </option>
              ))}
            </Choice>
          </li>
          <li>
            <Choice name="aim" label={about.aim} none={about.pick}>
              {aims.map((aim) => (
                <option key={aim} value={aim}>
                  {about.aims[aim]}
                </option>
              ))}
            </Choice>
          </li>
          <li>
            <Choice
              name="degree"
              fieldId={listIds.degrees}
              label={copy.degrees.degree}
              none={copy.degrees.pickDegree}
            >
              {lists.degrees.map(({ id, name, years, branch }) => (
                <option key={id} value={id} data-years={years} data-branch={branch} lang="es">
                  {name}
                </option>
              ))}
            </Choice>
          </li>
          <li>
            <PlaceField fieldId="first-place" lists={lists} copy={copy} />
          </li>
        </ol>
      </form>
      <datalist id={listIds.regions}>
        {lists.regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function Choice({
  name,
  fieldId = `first-${name}`,
  label,
  none,
  children,
}: {
  name: string;
  fieldId?: string;
  label: string;
  none: string;
  children: React.ReactNode;
}) {
  return (
    <FieldFrame fieldId={fieldId} label={label}>
      <select id={fieldId} name={name} className="field-input">
        <option value="">{none}</option>
        {children}
      </select>
    </FieldFrame>
  );
}

/** Degrees without what every name begins with; artistic studies have an entrance of their own. */
export function listsIn(locale: Locale): Lists {
  return {
    degrees: degrees
      .flatMap(({ id, name, years, branch }) =>
        branch === 'artistic' ? [] : [{ id, name: name.replace(/^Grado en /, ''), years, branch }],
      )
      .toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
    regions: tuition.regions
      .map(({ region, name }) => ({ id: region, name: name[locale] }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

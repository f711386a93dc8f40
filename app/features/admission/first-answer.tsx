import type { RegionAdmission } from '#content/admission/region-admission.ts';
import { verifiedOffers } from '#content/admission/verified-offers.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { livingFact } from '#content/facts/find-living.ts';
import type { Locale } from '#domain/locale.ts';
import type { PathwayCountry } from '#domain/pathway/choices.ts';
import { broughtDiplomas, emptySituation, type Situation } from '#domain/situation/situation.ts';
import { calculationOf, nothingTyped } from '#domain/situation/calculation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FieldFrame, TextField } from '#app/ui/field.tsx';
import { CostAnswer } from './calculator/cost/cost-answer.tsx';
import { AimChoice, CountryChoice, PassportChoice } from './calculator/cost/cost-choices.tsx';
import { costFor } from './calculator/cost/cost-for.ts';
import { ChanceTitle, OwnMark } from './calculator/chance-words.tsx';
import { AskedGrades } from './calculator/grade/asked-grades.tsx';
import {
  degreeName,
  exampleDegree,
  exampleRegion,
  listIds,
  type Lists,
} from './calculator/lists.ts';
import { PlaceField } from './calculator/place-field.tsx';
import { suppose } from './calculator/suppose.ts';

/**
 * The calculators as the build writes them: an answer for somebody of whom nothing is known yet, and what changes it most. The
 * browser holds what is chosen until they are awake.
 */
export function FirstAnswer({
  today,
  told,
  madrid,
  copy,
}: {
  today: string;
  /** The answer in the money of every country, for the country of the device. */
  told: string;
  /** The grades of the region that an example is of. */
  madrid: RegionAdmission;
  copy: Copy;
}) {
  const locale = useLocale();
  const lists = listsIn(locale);
  const { calculation: nobody, cost } = supposedCost('', today, lists);
  const { about } = copy;
  const said = { locale, copy, lists };
  return (
    <div className="calculator" data-built="" data-suppose={told}>
      <div data-figures="">
        <CostAnswer
          cost={cost}
          place={copy.cost.cities.madrid}
          aim=""
          means={lists.means}
          country={<CountryChoice country="" isSupposed={false} said={said} />}
          choices={
            <div className="answer-choices">
              <AimChoice aim="" said={said} />
              <PlaceField place={nobody} lists={lists} copy={copy} />
              <PassportChoice isUnion={false} copy={copy} />
            </div>
          }
          said={said}
        />
      </div>
      <section className="chance" aria-labelledby="admission-result">
        <ChanceTitle chosen={undefined} place={copy.cost.cities.madrid} said={{ copy, lists }} />
        <div id={listIds.example} className="chance-answer" data-figures="">
          <AskedGrades offers={verifiedOffers(exampleRegion, madrid, exampleDegree)} said={said} />
        </div>
        <div className="chance-fields">
          <Choice
            name="degree"
            fieldId={listIds.degrees}
            label={copy.degrees.degree}
            none={fill(copy.degrees.exampleDegree, { degree: degreeName(exampleDegree, lists) })}
          >
            {lists.degrees.map(({ id, name, years, branch }) => (
              <option key={id} value={id} data-years={years} data-branch={branch} lang="es">
                {name}
              </option>
            ))}
          </Choice>
          <TextField
            label={copy.chance.mean}
            help={<OwnMark words={copy.chance} />}
            name="mean"
            form={listIds.form}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      </section>
      <div className="exact">
        <form id={listIds.form} className="steps" autoComplete="off">
          <h2>{copy.form.title}</h2>
          <Choice name="diploma" label={about.diploma} none={about.pick}>
            {broughtDiplomas.map((each) => (
              <option key={each} value={each}>
                {about.diplomas[each]}
              </option>
            ))}
          </Choice>
        </form>
      </div>
      <datalist id={listIds.regions} data-means={lists.means}>
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
      <select id={fieldId} name={name} form={listIds.form} className="field-input">
        <option value="">{none}</option>
        {children}
      </select>
    </FieldFrame>
  );
}

/** What is counted with where a country is all that is known. */
export function supposedCost(country: PathwayCountry | '', today: string, lists: Lists) {
  const { typed, situation } = suppose(nothingTyped, emptySituation, country);
  const of = (who: Situation) => calculationOf(typed, who, ofCountries, today);
  const calculation = of(situation);
  const { way } = of({ ...situation, diploma: 'national', recognition: 'homologated-pce' });
  return { calculation, cost: costFor(calculation, today, lists, way) };
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
    means: meansOfMonth(),
  };
}

/** What a consulate asks to be shown for a month, in euros. */
function meansOfMonth(): number | undefined {
  const [percent, month] = [livingFact('means-iprem-percent'), livingFact('iprem-month-2026')];
  if ([percent, month].some(({ mark }) => mark === 'U')) return undefined;
  return (Number(percent.value) / 100) * Number(month.value);
}

import { careerStudies } from '#content/compiled/careers/studies.js';
import { titleFamilyNames } from '#content/classifications/title-families.ts';
import { titleAfterwards } from '#content/compiled/studies/title-afterwards.js';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { vocationalTitles, type VocationalTitle } from '#content/catalog/vocational-titles.ts';
import type { Copy as CareerCopy } from '#content/dictionaries/es/career.ts';
import type { Copy } from '#content/dictionaries/es/vocational-title.ts';
import { wholeEurosIn } from '#content/wording/formats.ts';
import { regulatedProfessions } from '#content/compiled/professions/all.js';
import { tellGates } from '#content/professions/tell-gates.ts';
import type { Locale } from '#domain/locale.ts';
import type { TitleFacts } from '#app/features/careers/studies/study-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import { titlePath } from '#app/i18n/paths.tsx';
import { toldAmounts } from '../told-amounts.ts';
import { careersOfTitle } from './careers-of-study.ts';
import { titleGlance } from './study-glance.ts';
import { titleLine } from './study-lines.ts';

/** Everything that a vocational title's page shows, in one language. */
export function titleFacts(
  title: VocationalTitle,
  locale: Locale,
  copy: Copy,
  ofCareer: CareerCopy,
): TitleFacts {
  const official = titleOutcomes[title.id];
  if (!official) throw new RangeError(`nobody has read the outcomes of ${title.id}`);
  const glance = titleGlance(title, locale, ofCareer);
  return {
    ...titleLine(title, locale, ofCareer.studies),
    field: titleFamilyNames[title.family][locale],
    careers: careersOfTitle(title.id, locale),
    glance,
    money: toldAmounts(
      glance.flatMap(({ euros }) => euros ?? []),
      ofCareer.glance.price,
      locale,
    ),
    outcomes: official.outcomes,
    officialPage: official.page,
    decree: decreeOf(title),
    practice: practiceOf(title, locale, copy.practice),
    afterwards: afterwards(title, locale, copy.afterwards),
    siblings: vocationalTitles
      .filter(({ id, family }) => family === title.family && id !== title.id)
      .map(({ id, name }) => ({ name, path: titlePath(id, locale) })),
  };
}

/** Titles of the health professions, which are not practised with any other. */
export function isOfHealth(titles: readonly VocationalTitle[]): boolean {
  return titles.length > 0 && titles.every(({ family }) => family === 'health');
}

/** What practice asks for: of a profession that this title alone opens as it was read, else whom to ask. */
function practiceOf(
  title: VocationalTitle,
  locale: Locale,
  copy: Copy['practice'],
): TitleFacts['practice'] {
  const [profession] = regulatedProfessions.filter(({ careers, gates }) => {
    const isOpenedByIt = careers.some((id) => opensAlone(title, id));
    return isOpenedByIt && gates.some(({ kind }) => kind === 'degree');
  });
  if (!profession) return [{ text: isOfHealth([title]) ? copy.health : copy.other }];
  return tellGates(profession, locale).map(({ what, outside, norm, source, url }) => ({
    text: outside ? `${what} ${outside}` : what,
    link: { name: norm ? `${norm} · ${source}` : source, url },
  }));
}

function opensAlone({ id }: VocationalTitle, career: string): boolean {
  const studies = careerStudies[career];
  return studies !== undefined && studies.degrees.length === 0 && studies.titles.join() === id;
}

function decreeOf({ id }: VocationalTitle): string | undefined {
  const origin = titleOutcomes[id]?.origin;
  return origin === 'todofp' ? undefined : origin?.replace('RD', 'Real Decreto');
}

function afterwards(
  { id }: VocationalTitle,
  locale: Locale,
  copy: Copy['afterwards'],
): readonly string[] {
  const known = titleAfterwards[id];
  if (!known) return [];
  const said = fill(copy.text, { base: wholeEurosIn(locale).format(known.base) });
  return known.group.includes(' - ') ? [said, fill(copy.group, { group: known.group })] : [said];
}

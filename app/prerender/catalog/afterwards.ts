// How it went for people with these studies, as sentences: each figure with its year and whom it counts.
import type { CatalogEntry } from '#content/catalog/registry.ts';
import type { Afterwards, NewerAfterwards } from '#content/catalog/studies/afterwards.ts';
import {
  areasAfterwards,
  everyDegree,
  fieldsAfterwards,
  newerAfterwards,
  placeOfDegree,
} from '#content/compiled/studies/afterwards.js';
import { titleAfterwards } from '#content/compiled/studies/title-afterwards.js';
import type { VocationalTitle } from '#content/catalog/vocational-titles.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { numberIn, wholeEurosIn, wholeNumberIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { fill } from '#app/i18n/fill.ts';

type AfterwardsCopy = Copy['afterwards'];

/** Of every field or area that the degrees belong to, the newest first, then of every title. */
export function afterwardsSentences(
  { degrees, titles }: Pick<CatalogEntry, 'degrees' | 'titles'>,
  locale: Locale,
  copy: AfterwardsCopy,
): readonly string[] {
  const groups = new Set<Afterwards>();
  const newer = new Set<NewerAfterwards>();
  for (const { id } of degrees) {
    const [area, field] = placeOfDegree[id] ?? [];
    const [inArea, inField] = [area && areasAfterwards[area], field && fieldsAfterwards[field]];
    if (inField && !isSame(inField, inArea)) groups.add(inField);
    if (inArea) groups.add(inArea);
    const last = (field && newerAfterwards[field]) ?? (area && newerAfterwards[area]);
    if (last) newer.add(last);
  }
  const ofDegrees = [...groups].map((group) => groupSentence(group, locale, copy));
  return [
    ...[...newer].map((each) => newerSentence(each, locale, copy)),
    ...(ofDegrees.length > 0 ? newerOfAll(locale, copy) : []),
    ...ofDegrees,
    ...(ofDegrees.length > 0 ? [everyoneSentence(locale, copy)] : []),
    ...titles.flatMap((title) => titleSentence(title, locale, copy) ?? []),
  ];
}

/** Some areas are one field: of its name, or the same people under another. */
function isSame(field: Afterwards, area: Afterwards | undefined): boolean {
  return field.name === area?.name || field.graduates === area?.graduates;
}

function groupSentence(group: Afterwards, locale: Locale, copy: AfterwardsCopy): string {
  const { name, graduates, affiliated, base } = group;
  const percent = numberIn(locale);
  const counted = fill(copy.area, {
    area: name,
    graduates: wholeNumberIn(locale).format(graduates),
    year1: percent.format(affiliated.year1),
    year4: percent.format(affiliated.year4),
  });
  if (group === fieldsAfterwards.medicina) return `${counted} ${copy.residencyYear}`;
  if (!base) return counted;
  return `${counted} ${fill(copy.base, { base: wholeEurosIn(locale).format(base.year4) })}`;
}

function newerSentence(newer: NewerAfterwards, locale: Locale, copy: AfterwardsCopy): string {
  const { name, cohort, affiliated, base } = newer;
  const year4 = numberIn(locale).format(affiliated);
  const counted = fill(copy.newer, { area: name, cohort, year4 });
  if (base === undefined) return counted;
  return `${counted} ${fill(copy.base, { base: wholeEurosIn(locale).format(base) })}`;
}

/** Of all degrees, where both figures are known. */
function newerOfAll(locale: Locale, copy: AfterwardsCopy): readonly string[] {
  const { every } = newerAfterwards;
  if (every?.base === undefined) return [];
  const year4 = numberIn(locale).format(every.affiliated);
  const base = wholeEurosIn(locale).format(every.base);
  return [fill(copy.newerAll, { cohort: every.cohort, year4, base })];
}

function everyoneSentence(locale: Locale, copy: AfterwardsCopy): string {
  const { affiliated, base } = everyDegree;
  return fill(copy.all, {
    year1: numberIn(locale).format(affiliated.year1),
    year4: numberIn(locale).format(affiliated.year4),
    base: wholeEurosIn(locale).format(base.year4),
  });
}

function titleSentence(
  { id, name }: VocationalTitle,
  locale: Locale,
  copy: AfterwardsCopy,
): string | undefined {
  const after = titleAfterwards[id];
  if (!after) return undefined;
  const said = fill(copy.titleBase, {
    title: name,
    base: wholeEurosIn(locale).format(after.base),
  });
  return after.group.includes(' - ') ? `${said} ${fill(copy.group, { group: after.group })}` : said;
}

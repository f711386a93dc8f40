import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { fill } from '#app/i18n/fill.ts';

type Reasons = Copy['reasons'];

/** What a check says, and which sentence of the owner's it is; the names in braces are parts of what was said. */
const patterns: readonly [pattern: RegExp, name: keyof Reasons, part?: string][] = [
  [/^has no file/, 'noFile'],
  [/^is no table/, 'noTable'],
  [/^lacks the columns (.+)/, 'columns', 'names'],
  [/^has an open quote in line (\d+)/, 'quote', 'line'],
  [/^has (\d+) rows that cannot be/, 'badRows', 'n'],
  [/^has (\d+) figures to compare/, 'compare', 'n'],
  [/^changes nothing/, 'nothing'],
  [/^has no picture/, 'noPicture'],
  [/^is no picture: svg/, 'svg'],
  [/^is no picture: heic/, 'heic'],
  [/^is no picture: (?:gif|moving)/, 'moving'],
  [/^is no picture/, 'noPictureFile'],
  [/^has too many pixels/, 'pixels'],
  [/^has (\d+) pixels on its short side/, 'smallPicture', 'n'],
  [/no value is called (\S+)/, 'value', 'name'],
  [/lacks the value (\S+)/, 'lacks', 'name'],
  [/^has a hidden sign/, 'hidden'],
  [/no photograph of it is number (\d)/, 'noPhoto', 'n'],
  [/stands in a line of its own/, 'alone'],
  [/^is of a made-up person/, 'madeUp'],
  [/^is of nobody/, 'ofNobody'],
  [/<(\S*)> is no component of articles/, 'component', 'name'],
  [/<(\S*)> is written in another way/, 'written', 'name'],
  [/^cannot be read/, 'unreadable'],
  [/^has a heading of another level/, 'level'],
  [/something in it that is no text/, 'noText'],
  [/^(\S+) is typed by hand/, 'handTyped', 'figure'],
  [/^(.+) promises what nobody can/, 'promise', 'word'],
  [/^es has (\d+) words/, 'wordsEs', 'n'],
  [/^en has (\d+) words/, 'wordsEn', 'n'],
  [/^says other things in each language/, 'twins'],
  [/table without a name/, 'tableName'],
  [/column without a name/, 'columnName'],
  [/^is longer than (\d+)/, 'long', 'most'],
  [/^is shorter than (\d+)/, 'short', 'least'],
  [/fewer than four sections/, 'sections'],
  [/^is missing|^is empty|expected string to have|received undefined/, 'empty'],
  [/space at an end/, 'space'],
  [/says the same in both|is the same in both/, 'same'],
  [/complete address or page/, 'addressOrPage'],
  [/no complete address|no address over https|Invalid URL/, 'link'],
  [/is no number with \+/, 'phone'],
  [/Invalid email/, 'email'],
  [/is no day/, 'day'],
  [/is no year/, 'year'],
  [/is no time of day/, 'time'],
  [/before (?:the|its) first day/, 'days'],
  [/closes before it opens/, 'closes'],
  [/is no id/, 'id'],
  [/more places taken/, 'seats'],
  [/not as many as claims/, 'universities'],
  [/^is not after checked/, 'order'],
  [/^is not in its unit/, 'unit'],
  [/every price is of a year/, 'priceYear'],
  [/does not name the year/, 'nameYear'],
  [/says who says what/, 'said'],
  [/needs a proof of consent/, 'consent'],
  [/^has code in it/, 'code'],
  [/^is not verified/, 'unverified'],
  [/^is over/, 'over'],
  [/claim without a new basis/, 'basis'],
  [/^tells one of two prices/, 'twoPrices'],
  [/^leads nowhere/, 'nowhere'],
  [/still a placeholder/, 'placeholder'],
  [/^was changed meanwhile/, 'meanwhile'],
  [/^stays/, 'stays'],
  [/no fact is called (\S+)/, 'noFact', 'fact'],
  [/no degree is called (\S+)/, 'noRecord', 'name'],
  [
    /no (?:other )?(?:career|profession|vocational title|gate|source|page|country) is called (\S+)/,
    'noRecord',
    'name',
  ],
  [/^(\S+) is typed, and no fact/, 'typed', 'figure'],
  [/is that of another|is that of \S+ already/, 'twice'],
  [/front page/, 'frontPage'],
  [/Too small: expected number to be >=?(\S+)/, 'small', 'least'],
  [/Too big: expected number to be <=?(\S+)/, 'big', 'most'],
  [/expected (?:number|int)/, 'number'],
  [/no field of this kind/, 'unknown'],
];

/** The reason in the owner's words; one that has none yet is told as the check says it. */
export function reasonIn(reason: string, reasons: Reasons): string {
  const [, line, inLine] = /^line (\d+): (.*)$/.exec(reason) ?? [];
  if (line !== undefined && inLine !== undefined)
    return fill(reasons.line, { line, reason: reasonIn(inLine, reasons) });
  for (const [pattern, name, part] of patterns) {
    const [found, value = ''] = pattern.exec(reason) ?? [];
    if (found !== undefined) return part ? fill(reasons[name], { [part]: value }) : reasons[name];
  }
  return fill(reasons.other, { reason });
}

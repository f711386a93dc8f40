// What is told of a way before it is opened: how long it takes, and what it costs.
import { amountWords } from '#content/pathway/amount-words.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Locale } from '#domain/locale.ts';
import type { MoneyId } from '#domain/pathway/keys.ts';
import type { PathwayOutline } from '#domain/pathway/pathway-for.ts';
import { fill } from '#app/i18n/fill.ts';

/** From its first step to the start. */
export function monthsOf({ steps }: PathwayOutline<Fact>): number {
  return Math.max(...steps.map(({ timing }) => (timing.kind === 'before' ? timing.from : 0)));
}

/** What parts ways from each other: of a public degree what its papers cost, of other studies what they do. */
export function priceOf(
  { access, aim, money }: PathwayOutline<Fact>,
  copy: Copy,
  locale: Locale,
): string {
  const { all } = copy;
  if (aim !== 'public-degree') {
    const course = money.find(({ id }) => id.startsWith('tuition'));
    return course?.low === undefined
      ? all.askPrice
      : fill(aim === 'vocational' ? all.inMadrid : all.course, {
          amount: amountWords(course, copy, locale),
        });
  }
  if (access === 'ask') return all.askPrice;
  const papers = money.filter(({ id }) => paperFees.includes(id));
  if (papers.some(({ low }) => low === undefined) || papers.length === 0) return all.askPrice;
  // With one exam at least, as the calculators count.
  const low = papers.reduce((sum, rule) => sum + (rule.low ?? 0), 0);
  const high = papers.reduce((sum, rule) => sum + (rule.high ?? rule.low ?? 0), 0);
  const [least, most] = [Math.round(low), Math.round(high)];
  const range = { low: least, ...(most > least && { high: most }), per: 'once' } as const;
  return fill(all.papers, {
    amount: amountWords(range, copy, locale),
  });
}

const paperFees: readonly MoneyId[] = ['homologation-fee', 'credential-fee', 'pce-fee'];

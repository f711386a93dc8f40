import { expect, test } from 'vitest';
import { staleFacts } from '#content/facts/fact.ts';
import { aims, diplomas, startsFor } from '#domain/pathway/choices.ts';
import { pathwayCountries } from './pathway-countries.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import { copy as english } from '#content/sentences/pathway/en/pathway.ts';
import { copy as spanish } from '#content/sentences/pathway/es/pathway.ts';
import { pathwayRules } from './rules.ts';

const today = '2026-11-21';
/** The whole product of choices, as offered on three days of the year. */
const product = [today, '2027-06-30', '2028-09-01'].flatMap((day) =>
  pathwayCountries.flatMap((country) =>
    diplomas.flatMap((diploma) =>
      aims.flatMap((aim) =>
        startsFor(aim, day).map((start) => ({
          day,
          choice: { country, diploma, aim, start },
          pathway: pathwayFor(pathwayRules, { country, diploma, aim, start }, day),
        })),
      ),
    ),
  ),
);
type Answer = (typeof product)[number]['pathway'];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const nameOf = (choice: object) => Object.values(choice).join(' ');

test('the product has every country, diploma, aim and start', () => {
  // 3 diplomas, 3 Septembers for every aim and 3 Februaries for two of them, 3 days.
  expect(product).toHaveLength(pathwayCountries.length * 3 * (4 * 3 + 2 * 3) * 3);
});

test('every answer is complete: a reason, a way in, a visa, a card, money, questions, mistakes', () => {
  // A public degree has two prices, the second first (decision 044); everything else has one, or an office to ask.
  const tuitionOf = (amounts: readonly string[]) => {
    const found = amounts.filter((id) => id.startsWith('tuition-'));
    return found.length === 1 ? 'one' : found.map((id) => id.replace('tuition-', '')).join(' ');
  };
  const isComplete = ({ aim, reasons, steps, money, questions, mistakes }: Answer) => {
    const ids = idsOf(steps);
    const amounts = idsOf(money);
    const inOrder = ['gather-documents', 'show-means', 'take-insurance', 'request-visa'];
    return (
      ids.filter((id) => inOrder.includes(id)).join() === inOrder.join() &&
      ids.includes('request-card') &&
      new Set(ids).size === ids.length &&
      ['means', 'living', 'insurance'].every((id) => amounts.includes(id)) &&
      tuitionOf(amounts) === (aim === 'public-degree' ? 'foreign resident' : 'one') &&
      [reasons, questions, mistakes].every((list) => list.length > 0)
    );
  };
  expect(product.filter(({ pathway }) => !isComplete(pathway))).toEqual([]);
});

test('no answer contradicts itself: one way in, one way of applying', () => {
  const ways = ['request-homologation', 'colombia-credential', 'ib-credential', 'ask-access'];
  const doors = ['pre-enrol', 'apply-private', 'apply-vocational', 'enrol-centre'];
  const isOfOneMind = ({ choice, pathway }: (typeof product)[number]) => {
    const ids: string[] = idsOf(pathway.steps);
    const wanted = choice.aim === 'language-first' ? 0 : 1;
    return (
      ids.filter((id) => ways.includes(id)).length === wanted &&
      ids.filter((id) => doors.includes(id)).length === 1
    );
  };
  expect(product.filter((each) => !isOfOneMind(each))).toEqual([]);
});

test('homologation is asked for wherever it is due, before anything is applied for, whatever the passport', () => {
  const noAgreement = pathwayCountries.filter((each) => each !== 'CO' && each !== 'other');
  // The article on FP and the source agree: no diploma from abroad opens a higher title without it.
  const isDue = ({ country, diploma, aim }: (typeof product)[number]['choice']) =>
    aim === 'vocational' ||
    (aim !== 'language-first' &&
      diploma === 'national' &&
      noAgreement.some((each) => each === country));
  const told = [true, false].flatMap((needsVisa) =>
    product.map(({ choice, day }) => {
      const steps = idsOf(pathwayFor(pathwayRules, choice, day, { needsVisa }).steps);
      return { choice, needsVisa, steps };
    }),
  );
  expect(told).toHaveLength(product.length * 2);
  const isRight = ({ choice, steps }: (typeof told)[number]) => {
    const at = steps.indexOf('request-homologation');
    if (!isDue(choice)) return at === -1;
    const door = steps.findIndex((id) => /^(apply-|pre-enrol)/.test(id));
    const inquiry = steps.indexOf('ask-vocational');
    return at > steps.indexOf('gather-documents') && at < door && (inquiry === -1 || at < inquiry);
  };
  expect(told.filter((each) => !isRight(each))).toEqual([]);
  const ecuador = told.filter(
    ({ choice }) => choice.country === 'EC' && choice.aim === 'vocational',
  );
  expect(ecuador.length).toBeGreaterThan(0);
});

test('every statement rests on a fact or names whom to ask, and exams are only for those asked', () => {
  const { reasons, steps, money, questions, mistakes } = pathwayRules;
  const all = [...reasons, ...steps, ...money, ...questions, ...mistakes];
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ facts, ask }) => facts.length === 0 && !ask)).toEqual([]);
  const exams = steps.filter(({ id }) => id.endsWith('-pce'));
  expect(exams.map(({ onlyIfAsked, ask }) => [onlyIfAsked, ask])).toEqual([
    [true, 'university'],
    [true, 'uned'],
  ]);
});

test('no time lies in the past, and what is late says what still helps', () => {
  const wrong = product.flatMap(({ choice, day, pathway }) =>
    pathway.steps
      .filter(({ slot }) => {
        if (slot.kind === 'late') return !['start-today', 'ask-next-call'].includes(slot.advice);
        if (slot.kind === 'now') return slot.to < day.slice(0, 7);
        return slot.from <= day.slice(0, 7) || slot.to < slot.from;
      })
      .map(({ id }) => `${id} for ${nameOf(choice)}`),
  );
  expect(wrong).toEqual([]);
});

test('the diploma decides: IB everywhere the same, Colombia by its agreement, others ask', () => {
  const wanted = ({ country, diploma }: (typeof product)[number]['choice']) => {
    if (diploma === 'ib') return 'ib';
    if (diploma === 'other' || country === 'other') return 'ask';
    return country === 'CO' ? 'colombia' : 'homologation';
  };
  expect(product.filter(({ choice, pathway }) => pathway.access !== wanted(choice))).toEqual([]);
});

test('Colombia’s pathway says openly that its renewal is not verified, and asks first', () => {
  const pathway = pathwayFor(
    pathwayRules,
    { country: 'CO', diploma: 'national', aim: 'public-degree', start: '2027-09' },
    today,
  );
  expect(idsOf(pathway.reasons)).toEqual(['colombia-agreement', 'colombia-renewal']);
  expect(idsOf(pathway.steps)).not.toContain('request-homologation');
  expect(pathway.steps.find(({ id }) => id === 'check-agreement')).toMatchObject({ ask: 'uned' });
  expect(spanish.reasons['colombia-renewal']).toContain('No pudimos verificar');
  expect(english.reasons['colombia-renewal']).toContain('could not verify');
});

test('what should have been looked at again, and what is of a year that has ended, is named as stale', () => {
  const choice = {
    country: 'MX',
    diploma: 'national',
    aim: 'public-degree',
    start: '2028-09',
  } as const;
  const now = pathwayFor(pathwayRules, choice, today);
  expect(now.staleFacts).toContain('ucm-preenrolment-2024-end');
  expect(now.staleFacts).not.toContain('pce-2026-registration-end');
  expect(now.staleFacts).not.toContain('student-visa-lead-months');
  const later = pathwayFor(pathwayRules, choice, '2027-06-15');
  expect(later.staleFacts).toContain('pce-2026-registration-end');
  const all = later.steps.flatMap(({ facts }) => facts);
  for (const { id } of staleFacts(all, '2027-06-15')) expect(later.staleFacts).toContain(id);
});

const sentences = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(sentences)
      : [];

test.each([
  ['es', spanish],
  ['en', english],
])('the words never say what depends on the university, nor promise (%s)', (_locale, copy) => {
  const forbidden = [
    /bast(a|aría) con (la )?homolog/i,
    /(is|be) enough to (have|recogni)|recognition (alone )?is (enough|sufficient)/i,
    /PCE (son|es) (siempre )?obligatori/i,
    /PCE( exams)? are (always )?(mandatory|compulsory|required)/i,
    /garantiz|aseguramos|(?<!no )guarantee(?!s neither)|we ensure/i,
    /(serás|quedarás) admitid|you will be admitted/i,
    /tu (precio|plaza) (será|está asegurad)|your (price|place) (will be|is assured)/i,
  ];
  const found = sentences(copy).filter((text) => forbidden.some((each) => each.test(text)));
  expect(found).toEqual([]);
});

test('amounts are those of their facts, tuition the widest of the regions’ years', () => {
  const amounts = Object.fromEntries(
    pathwayRules.money.map(({ id, low, high }) => [id, [low, high]]),
  );
  expect(amounts).toMatchObject({
    means: [600, undefined],
    // Valencia's double to Madrid's Biomedicine; Galicia's mean to Madrid's dearest degrees.
    'tuition-foreign': [1534, 8186.4],
    'tuition-resident': [717, 1241],
    'tuition-private': [5000, 30000],
    living: [880, 960],
    'homologation-fee': [49.27, undefined],
  });
});

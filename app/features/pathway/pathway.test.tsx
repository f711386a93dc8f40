import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pathwayRules } from '#content/pathway/rules.ts';
import { copy } from '#content/sentences/pathway/es/pathway.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import { planFor } from '#domain/pathway/plan-for.ts';
import { usualYear } from '#content/pathway/usual-year.ts';
import { planText } from '#content/pathway/plan-text.ts';
import { ReachLine } from './course/reach-line.tsx';
import { UsualSection } from './course/usual-section.tsx';
import { StaleLine } from './fact-sources.tsx';
import { PathwayStepItem } from './pathway-step.tsx';
import { planCalendar } from './plan/plan-calendar.ts';
import { slotWords, timingWords } from '#content/pathway/when-words.ts';

const choice = {
  country: 'MX',
  diploma: 'national',
  aim: 'public-degree',
  start: '2027-09',
} as const;

test('times are written for a start, and without one counted from it', () => {
  const ahead = { kind: 'ahead', from: '2027-05', to: '2027-06' } as const;
  expect(slotWords(ahead, copy.when, 'es')).toBe('de mayo de 2027 a junio de 2027');
  expect(slotWords({ kind: 'late', advice: 'start-today' }, copy.when, 'es')).toBe(
    'ya toca: empieza hoy',
  );
  expect(timingWords({ kind: 'before', from: 4, to: 3 }, copy.when, 'es')).toBe(
    'de 4 a 3 meses antes de empezar',
  );
  expect(timingWords({ kind: 'call', from: 3, to: 4 }, copy.when, 'es')).toBe(
    'convocatorias de marzo a abril, según el año',
  );
});

test('a step shows its source; that a fact is out of date its section says', () => {
  const late = '2027-06-15';
  const { steps, staleFacts } = pathwayFor(pathwayRules, choice, late);
  const means = steps.find(({ id }) => id === 'show-means');
  if (!means) throw new Error('no step about means');
  const step = renderToStaticMarkup(
    <PathwayStepItem step={means} when="" level="h4" copy={copy} />,
  );
  expect(step).toContain('href="https://www.boe.es/');
  expect(step).not.toContain(copy.answer.stale);
  const line = (stale: ReadonlySet<string>) =>
    renderToStaticMarkup(<StaleLine facts={means.facts} stale={stale} words={copy.answer} />);
  expect(line(staleFacts)).toContain(copy.answer.stale);
  expect(line(new Set())).toBe('');
});

test('the calendar has what is still to do and has a date, each on a day to come', () => {
  const today = '2027-05-20';
  const file = planCalendar({
    key: 'a1',
    plan: planFor(pathwayRules, { choice, ticks: { 'check-official': '2026-12-01' } }, today),
    today,
    now: new Date('2027-05-20T10:00:00Z'),
    url: 'https://faro.example/ruta-a-espana',
    locale: 'es',
    copy,
  });
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day ?? '');
  expect(days).toHaveLength(11);
  expect(days.filter((day) => day < '20270520')).toEqual([]);
  expect(file).not.toContain('UID:check-official-');
  // No date was verified for the permission, and the calls for the exams are over by May.
  expect(file).not.toContain('UID:minor-permission-');
  expect(file).not.toContain('UID:register-pce-');
  expect(file).toContain('UID:pay-enrolment-a1@faro.example\r\nDTSTAMP:20270520T100000Z');
  expect(file).toContain('DTSTART;VALUE=DATE:20270701');
});

test('who begins today is told her September, until the last month from which it is reached', () => {
  const html = (today: string) =>
    renderToStaticMarkup(
      <ReachLine year={usualYear('MX', today)} today={today} copy={copy.usual} />,
    );
  expect(html('2026-11-28')).toMatch(
    /<p data-stale-after="2026-12-31">Si empiezas hoy, entras en septiembre de 2027\.<\/p>/,
  );
  expect(html('2027-08-15')).toContain('Si empiezas hoy, entras en septiembre de 2028.');
});

test('the text of a plan has figures as its country writes them', () => {
  const sent = (country: 'MX' | 'AR') => {
    const plan = { choice: { ...choice, country }, ticks: {} };
    const today = '2026-11-28';
    const given = { today, url: 'https://faro.example/ruta-a-espana', locale: 'es', copy } as const;
    return planText(plan, planFor(pathwayRules, plan, today), given);
  };
  expect(sent('MX')).toMatch(/49\.27\s€/);
  expect(sent('AR')).toMatch(/49,27\s€/);
});

test('the usual way says which month it is, which start is in reach, and what is open or over', () => {
  const on = (today: string) => {
    const given = { id: 'usual', title: 'MX', country: 'MX', today, copy };
    return renderToStaticMarkup(<UsualSection {...given} />);
  };
  const [, told = ''] = /<p data-stale-after="2027-01-31">(.*?)<\/p>/.exec(on('2027-01-15')) ?? [];
  expect(told.replaceAll(/<[^>]*>/g, '')).toBe(
    'Hoy: enero de 2027. Vas con el tiempo justo para septiembre de 2027.',
  );
  const marks = (html: string, name: string) =>
    html.match(
      new RegExp(`class="station-${name}" data-stale-after="[\\d-]+" data-stale=""`, 'g'),
    ) ?? [];
  // Degree and papers were for December; recognition may be asked for until January.
  expect(
    [marks(on('2027-01-15'), 'now'), marks(on('2027-01-15'), 'late')].map(({ length }) => length),
  ).toEqual([3, 2]);
  expect(marks(on('2027-02-15'), 'late')).toHaveLength(3);
  expect(on('2027-02-15')).toContain('>2027</span><span class="station-year">2028</span>');
});

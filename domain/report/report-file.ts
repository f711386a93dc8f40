// A report as data to keep: JSON with everything, and a flat table of its numbers. Keys, no words, so that a file made in
// one language is the same as in the other.
import { nearCareers, toldCareers } from './career-suggestions.ts';
import { errorBand } from './error-band.ts';
import type { PlanPart } from './plan-part.ts';
import type { Report } from './report.ts';
import { instruments, type Section } from '#domain/instruments/registry.ts';

/** Raised when a reader of the file would have to change. */
const FORMAT = 1;

/** The model as it is, with the number of its form. */
export function reportJson(report: Report): string {
  const { sections, ...rest } = report;
  const byInstrument = Object.fromEntries(
    sections.map(({ instrument, ...section }) => [
      instrument,
      { test: instruments[instrument].storedId, ...section },
    ]),
  );
  return JSON.stringify({ format: FORMAT, ...byInstrument, ...rest }, null, 2);
}

const HEAD = ['part', 'key', 'measure', 'value'];

/** One number a line (RFC 4180); keys and figures only, so no cell can be read as a formula. */
export function reportCsv(report: Report): string {
  const rows = [
    HEAD,
    ...report.sections.flatMap(sectionRows),
    ...[...toldCareers(report.careers), ...nearCareers(report.careers)].flatMap(
      ({ career, r, band, explanation }) => [
        ['career', career.id, 'r', r.toFixed(4)],
        ['career', career.id, 'band', band],
        ...Object.entries(explanation.contributions).map(([letter, adds]) => [
          'career',
          career.id,
          `contribution ${letter}`,
          adds.toFixed(4),
        ]),
      ],
    ),
    ...report.talk.map(({ key }, index) => ['talk', String(index + 1), 'question', key]),
    ...(report.plan ? planRows(report.plan) : []),
  ];
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}

function sectionRows(section: Section): string[][] {
  const { version, form, madeAt } = section;
  const test = instruments[section.instrument].storedId;
  return [
    [test, 'attempt', 'version', String(version)],
    [test, 'attempt', 'form', form],
    [test, 'attempt', 'made', madeAt ?? ''],
    ...section.quality.flags.map(({ flag }) => [test, 'attempt', 'flag', flag]),
    ...section.scores.flatMap((score) => {
      if (score.kind === 'incomplete') {
        return [[test, score.scale, 'answered', `${score.answered} of ${score.of}`]];
      }
      const { low, high } = errorBand(score);
      return [
        [test, score.scale, 'points', String(score.raw)],
        [test, score.scale, 'max', String(score.max)],
        [test, score.scale, 'low', String(low)],
        [test, score.scale, 'high', String(high)],
        [test, score.scale, 'band', score.band],
      ];
    }),
    ...section.answers.flatMap(({ item, choice, points }) => [
      [test, item, 'choice', String(choice ?? '')],
      [test, item, 'adds', String(points ?? '')],
    ]),
  ];
}

function planRows({ choice, access, reasons, steps, sources, seenOn }: PlanPart): string[][] {
  return [
    ...Object.entries(choice).map(([key, chosen]) => ['plan', 'choice', key, chosen]),
    ['plan', 'route', 'access', access],
    ['plan', 'route', 'seen', seenOn],
    ...reasons.map((reason) => ['plan', 'route', 'reason', reason]),
    ...steps.flatMap(({ id, done, slot, url }) => [
      ['plan', id, 'done', done ?? ''],
      ['plan', id, 'slot', slot.kind],
      ['plan', id, 'from', 'from' in slot ? slot.from : ''],
      ['plan', id, 'to', 'to' in slot ? slot.to : ''],
      ['plan', id, 'link', url ?? ''],
    ]),
    ...sources.map(({ url, checked }) => ['plan', url.replaceAll(',', '%2C'), 'checked', checked]),
  ];
}

import { expect, test } from 'vitest';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { copy as en } from '#content/dictionaries/en/shared-result.ts';
import { copy as es } from '#content/dictionaries/es/shared-result.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { calledIn } from './called-in.ts';
import { familyLines } from './family-lines.ts';

const points = { E: 30, I: 21, C: 19, R: 16, A: 6, S: 4 };
const told = (of: Record<string, number>, who: string, locale: 'es' | 'en' = 'es') =>
  familyLines(
    interestsSection(interestsV2, attemptFor(interestsV2, of)),
    who,
    (locale === 'es' ? es : en).parents,
  );

test('a family reads in the third person what is liked most, then what follows and what is tied with it', () => {
  expect(told(points, 'Ana')).toEqual([
    'Lo que más le gusta a Ana: convencer, organizar a un grupo o poner en marcha un plan; también averiguar por qué pasa algo y comprobarlo.',
    'Muy cerca: ordenar datos, cuentas o papeles hasta que todo cuadre.',
    'Muy cerca: arreglar, armar o construir algo con las manos.',
  ]);
});

test('without a name it is whoever sent the link, and nothing liked is no favourite', () => {
  expect(calledIn('  Ana María Pérez', es.parents)).toBe('Ana');
  const who = calledIn(' ', es.parents);
  expect(told(points, who)[0]).toMatch(/^Lo que más le gusta a quien te envió esto: /);
  const low = Object.fromEntries(Object.keys(points).map((letter) => [letter, 1]));
  expect(told(low, 'Ana', 'en')).toEqual([
    'Little of what we asked appealed much to Ana. Talk first about what does.',
  ]);
});

import { expect, test } from 'vitest';
import { andalusiaWeights } from './andalusia-weights.ts';
import { madridWeights } from './madrid-weights.ts';

const head = 'grado (universidad),materia,peso,celda_original';

test('a cell of Madrid that cannot be read stands as it is; one column is two subjects', () => {
  const both = 'Historia de la Filosofía/ Historia de España (sólo de fase admisión)';
  const text = [
    head,
    `Psicología (UAM) (1),${both},,"0,2 (1)"`,
    'Psicología (UAM) (1),Biología,0.2,"0,2"',
    'Derecho - Economía (UAM),Biología,0.2,"0,2"',
  ].join('\n');
  const row = { degree_id: 'psicologia', university: 'uam', degree: 'Psicología (UAM) (1)' };
  expect(madridWeights.rowsOf([text], [])).toEqual([
    { ...row, subject: 'biology', weight: '0.2', cell: '' },
    { ...row, subject: 'philosophy', weight: '', cell: '0,2 (1)' },
    { ...row, subject: 'spanish-history', weight: '', cell: '0,2 (1)' },
  ]);
});

test('a name that Andalusia shortens is the degree that the table says', () => {
  const text = 'grado,materia,peso\nFundamentos Arquitectura,Física,0.2\nDerecho,Latín II,0.2\n';
  const before = [
    { degree: 'Fundamentos Arquitectura', degree_id: 'fundamentos-de-la-arquitectura' },
  ];
  expect(
    andalusiaWeights.rowsOf([text], before).map(({ degree_id, subject }) => [degree_id, subject]),
  ).toEqual([
    ['fundamentos-de-la-arquitectura', 'physics'],
    ['derecho', 'latin'],
  ]);
});

test.each([
  [
    'a subject that is none',
    { degree: 'Derecho', subject: 'Natación', weight: '0.2' },
    'Derecho: ninguna materia se llama Natación',
  ],
  [
    'a weight that is none',
    { degree: 'Derecho', subject: 'latin', weight: '0.3' },
    'Derecho latin: no es un peso: 0.3',
  ],
  [
    'an empty weight without its cell',
    { degree: 'Derecho', subject: 'latin', weight: '' },
    'Derecho latin: no es un peso: ',
  ],
])('%s is refused', (_, row, problem) => {
  expect(andalusiaWeights.problemsOf([row], [])).toEqual([problem]);
});

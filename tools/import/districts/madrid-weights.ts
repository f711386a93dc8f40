// What subjects weigh at the universities of Madrid. A cell that cannot be read stands as it is, without a weight.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import { byDegree } from '../degree-order.ts';
import type { Importer } from '../importer.ts';
import { weightProblems, weightsInOrder, withoutRepeats } from './weights.ts';

const subjects: Readonly<Record<string, readonly string[]>> = {
  'Matemáticas II': ['maths'],
  Física: ['physics'],
  Química: ['chemistry'],
  'Dibujo Técnico II': ['technical-drawing'],
  'Empresa y Diseño de Modelos de Negocio': ['business'],
  'Geología y Ciencias Ambientales': ['geology'],
  Biología: ['biology'],
  'Matemáticas Aplicadas a las CC.S S II': ['applied-maths'],
  Geografía: ['geography'],
  Francés: ['french'],
  'Latín II': ['latin'],
  'Griego II': ['greek'],
  'Historia del Arte': ['art-history'],
  'Tecnología e Ingeniería II': ['technology'],
  // One column for both.
  'Historia de la Filosofía/ Historia de España (sólo de fase admisión)': [
    'philosophy',
    'spanish-history',
  ],
};

const university = /\((UAH|UAM|UC3M|UCM|UPM|URJC)\)/g;

export const madridWeights: Importer = {
  table: tables.madridWeights,
  files: ['weights.csv'],
  rowsOf([text = '']) {
    const rows = readTable(text, ['grado (universidad)', 'materia', 'peso', 'celda_original'])
      .flatMap((row) => {
        const name = row['grado (universidad)'];
        const [named, ...others] = [...name.matchAll(university)];
        const degree_id = degreeOfName(name);
        // A degree of two universities is neither's.
        if (!named?.[1] || others.length > 0 || !degree_id) return [];
        const at = named[1].toLowerCase();
        return (subjects[row.materia] ?? [row.materia]).map((subject) => ({
          degree_id,
          university: at,
          subject,
          weight: row.peso,
          cell: row.peso === '' ? row.celda_original : '',
          degree: name,
        }));
      })
      .toSorted(
        (a, b) =>
          byDegree(a, b) ||
          (a.university < b.university
            ? -1
            : a.university > b.university
              ? 1
              : weightsInOrder(a, b)),
      );
    return withoutRepeats(rows);
  },
  problemsOf: weightProblems,
};

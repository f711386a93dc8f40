// What subjects weigh in Andalusia, alike at every university of the district. Which degree a name means is found by the name, or
// kept from the table where the list shortens it.
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import { degreeOfName } from '../degree-of-name.ts';
import { byDegree } from '../degree-order.ts';
import type { Importer } from '../importer.ts';
import { judgedDegree } from '../judged-names.ts';
import { weightProblems, weightsInOrder, withoutRepeats } from './weights.ts';

/** Subjects as the list names them, slips of the pen included. */
const subjects: Readonly<Record<string, string>> = {
  'Matemáticas II': 'maths',
  Física: 'physics',
  Química: 'chemistry',
  'Dibujo Técnico II': 'technical-drawing',
  'Empresa y Diseño de modelos de negocio': 'business',
  'Geología y Ciencias Ambientales': 'geology',
  Biología: 'biology',
  'Matemáticas Aplicadas CC.SS.': 'applied-maths',
  Geografía: 'geography',
  'Latín II': 'latin',
  'Griego II': 'greek',
  'Historia del Arte': 'art-history',
  'Tecnología e Ingeniería II': 'technology',
  'Ciencias Generales': 'general-sciences',
  'Movimientos Culturales y Artísticos': 'arts-movements',
  'Historia de la Filosofía': 'philosophy',
  'Fundamentos Artísticos': 'arts-foundations',
  'Dibujo Técnico aplicado a las artes plásticas y al diseño II': 'applied-drawing',
  Diseño: 'design',
  'Segunda Lengua Extranjera II': 'second-language',
  'Dibujo Artístico II': 'artistic-drawing',
  'Análisis Musical II': 'music-analysis',
  'Artes Escénicas II': 'performing-arts',
  'Historia nde la música y de la danza': 'music-history',
  'Literatura dramática': 'drama',
  'Técnicas de Expresión Gráfico- Plástica': 'graphic-techniques',
  'Coro y Técnica Vocal II': 'choir',
};

export const andalusiaWeights: Importer = {
  table: tables.andalusiaWeights,
  files: ['weights.csv'],
  rowsOf([text = ''], before) {
    const known = new Map(before.map((row) => [row['degree'], row['degree_id'] ?? '']));
    const listed = readTable(text, ['grado', 'materia', 'peso']);
    const degreeOf = (name: string) => known.get(name) ?? degreeOfName(name);
    const isJudged = (name: string) => judgedDegree(name, 'spain') !== undefined;
    const exact = new Set(
      listed.flatMap(({ grado }) => (isJudged(grado) ? [] : (degreeOf(grado) ?? []))),
    );
    const rows = listed
      .flatMap((row) => {
        const degree_id = degreeOf(row.grado);
        // The list has the degree under its own name, too: of two spellings that one stands.
        if (degree_id && isJudged(row.grado) && exact.has(degree_id)) return [];
        const subject = subjects[row.materia] ?? row.materia;
        return degree_id && row.peso
          ? [{ degree_id, subject, weight: row.peso, degree: row.grado }]
          : [];
      })
      .toSorted((a, b) => byDegree(a, b) || weightsInOrder(a, b));
    return withoutRepeats(rows);
  },
  problemsOf: weightProblems,
};

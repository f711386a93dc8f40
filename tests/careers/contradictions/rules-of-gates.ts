// What practice asks for, said in two places: the level, the sentence of how to get there, and each requirement.
import { bothSaid, swap, type Rule } from './rule.ts';

/** One more requirement. */
const requiring = (career: string, text: string): Rule['planted'] => ({
  career,
  plant: (html) => swap(html, /(<ol class="career-steps">)/, `$1<li>${text}</li>`),
});

export const rulesOfGates: readonly Rule[] = [
  {
    name: 'a degree that is the way, and none that is required',
    find: ({ badge, reach, practice }) =>
      bothSaid(
        `${badge}. ${reach}`,
        /^(?:Universidad|University)(?! or? )\b|(?:Se llega con el|You get there with the) Grado/,
        practice,
        /no se exige un grado|no degree is (?:required|needed)|basta el título de Bachiller/i,
      ),
    planted: requiring('enfermeria', 'No se exige un grado: basta el Bachillerato.'),
  },
  {
    name: 'no degree that leads there, and a degree that is named',
    find: ({ practice }, { degrees, titles }) =>
      degrees.length + titles.length > 0
        ? (/No se llega con un grado|No degree and no FP title leads/.exec(practice)?.[0] ??
          undefined)
        : undefined,
    planted: {
      career: 'enfermeria',
      plant: (html) =>
        swap(html, /Se llega con/, 'No se llega con un grado ni con una FP. Se llega con'),
    },
  },
  {
    name: 'a body that one must join, and a body that one need not',
    find: ({ practice }) =>
      bothSaid(
        practice,
        /es obligatorio colegiarse\.|membership is compulsory\.|have to join the (?:body|professional body)\./i,
        practice,
        /no hace falta colegiarse|sin colegiarse se puede|one need not join/i,
      ),
    planted: requiring('enfermeria', 'No hace falta colegiarse.'),
  },
  {
    name: 'a passport that is required, and a title that is enough for everybody',
    find: ({ practice }) =>
      bothSaid(
        practice,
        /Hay que tener la nacionalidad española\.|Spanish nationality is required\./,
        practice,
        /(?:cualquier nacionalidad|any nationality|no se pide nacionalidad|no nationality is asked)/i,
      ),
    planted: requiring('policia', 'Se admite cualquier nacionalidad.'),
  },
  {
    name: 'a residency of so many years, and a total that leaves no room for it',
    find: ({ reach, practice }, { degrees, profession }) => {
      const hasResidency = profession?.gates.some((gate) => isResidency(gate)) ?? false;
      const [, years] = /(\d+) (?:años|years) (?:hasta|before)/.exec(reach) ?? [];
      const study = Math.max(0, ...degrees.map((each) => each.years));
      return hasResidency && years !== undefined && Number(years) <= study
        ? `${reach} beside ${practice.slice(0, 60)}`
        : undefined;
    },
    planted: {
      career: 'matroneria',
      plant: (html) => swap(html, /6 años hasta poder ejercer/, '4 años hasta poder ejercer'),
    },
  },
  {
    name: 'a residency and its total differ by the years of the degree',
    find: ({ practice }, { degrees }) => {
      const [, years = '', total = ''] =
        /(dos|tres|cuatro|two|three|four)(?: (?:o|or) [a-z]+)? (?:paid )?(?:años|years)[^.]*?\b(seis|siete|ocho|nueve|diez|six|seven|eight|nine|ten)(?: (?:u|or) [a-z]+)? (?:en total|in all)/.exec(
          practice,
        ) ?? [];
      const [first] = degrees;
      if (total === '' || !first) return undefined;
      return (numbers[years] ?? 0) + first.years === numbers[total]
        ? undefined
        : `${years}: ${total}`;
    },
    planted: {
      career: 'enfermeria',
      plant: (html) => swap(html, /dos años más, seis en total/, 'dos años más, ocho en total'),
    },
  },
  {
    name: 'nothing else that is asked for, and no source that says so',
    find: ({ practice }, { profession }) =>
      profession === undefined
        ? /nada más para ejercer|no hace falta nada más|nothing else is (?:needed|required)/i.exec(
            practice,
          )?.[0]
        : undefined,
    planted: {
      career: 'fotografia',
      plant: (html) =>
        swap(html, /(class="career-reach">)/, '$1La ley no pide nada más para ejercer. '),
    },
  },
  {
    name: 'studies that are enough, and a requirement besides',
    find: ({ reach, practice }) =>
      bothSaid(
        practice,
        /basta con estos estudios|these studies are enough/i,
        reach,
        /y además esto|plus this/,
      ),
    planted: {
      career: 'judicatura',
      plant: (html) =>
        swap(html, /(<ol class="career-steps">)/, '$1<li>Basta con estos estudios.</li>'),
    },
  },
];

const numbers: Readonly<Record<string, number>> = {
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  seis: 6,
  six: 6,
  siete: 7,
  seven: 7,
  ocho: 8,
  eight: 8,
  nueve: 9,
  nine: 9,
  diez: 10,
  ten: 10,
};

/** A residency that everybody goes through; one of a part of the work is told beside a shorter way. */
function isResidency(gate: unknown): boolean {
  return (
    typeof gate === 'object' &&
    gate !== null &&
    'kind' in gate &&
    gate.kind === 'residency' &&
    !('forSome' in gate)
  );
}

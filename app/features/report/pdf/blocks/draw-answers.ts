import type {
  AnswerRow,
  AnswersOfTest,
  Block,
} from '#content/instruments/section/report-blocks.ts';
import { headers, tagged, untagged } from '#app/features/report/pdf/tags.ts';
import { flow, type Piece } from '#app/features/report/pdf/flow.ts';
import { linesOf, widthOf, type Type } from '#app/features/report/pdf/lines.ts';
import {
  columnsOf,
  heightOf,
  put,
  write,
  type Paper,
} from '#app/features/report/pdf/pdf-layout.ts';
import { colors } from '#app/features/report/pdf/pdf-theme.ts';

type Answers = Extract<Block, { kind: 'answers' }>;

const gap = 16;
/** What the points take at the right of a row, and what must lie between a question and its answer. */
const place = { points: 13, between: 6 };

/** Every answer of every test, scale by scale, in small type: there to check a sum, not to be read through. */
export function drawAnswers(paper: Paper, { labels, tests }: Answers): void {
  const { columns } = paper;
  const [area] = columnsOf(paper, columns, gap);
  const piece: MakePiece = (draw, under) => ({
    draw,
    height: heightOf(paper, draw, area),
    under,
  });
  const top = piece((part) => untagged(part, () => drawLabels(part, labels)));
  const pieces = tests.flatMap((test) => piecesOf(test, piece));
  paper.y -= 4;
  flow(paper, pieces, { columns, gap, top });
}

type MakePiece = (draw: Piece['draw'], under?: Piece) => Piece;

/** A heading is never alone, and no row is: two at least stay together at either end of a scale. */
function piecesOf(test: AnswersOfTest, piece: MakePiece): readonly Piece[] {
  const { scales, note } = test;
  return [
    ...scales.flatMap(({ name, sum, rows }, index) => {
      const again = piece((part) => untagged(part, () => drawScale(part, { name, sum: '' })));
      const key = `${test.title} ${name}`;
      const drawRows = (part: Paper, some: typeof rows) =>
        tagged(part, 'Table', () => some.forEach((row) => drawRow(part, row)), { key });
      const last = rows.slice(2).slice(-2);
      return [
        piece((part) => {
          if (index === 0) drawTest(part, test);
          tagged(part, 'Table', () => drawScale(part, { name, sum }), { key });
          drawRows(part, rows.slice(0, 2));
        }),
        ...rows.slice(2, -2).map((row) => piece((part) => drawRows(part, [row]), again)),
        ...(last.length > 0 ? [piece((part) => drawRows(part, last), again)] : []),
      ];
    }),
    ...(note ? [piece((part) => drawNote(part, note))] : []),
  ];
}

function typesOf({ fonts, text: size }: Paper): { plain: Type; bold: Type } {
  return {
    plain: { font: fonts.plain, size, color: colors.ink },
    bold: { font: fonts.bold, size, color: colors.ink },
  };
}

function drawLabels(paper: Paper, { question, answer, points }: AnswerRow): void {
  const type = { ...typesOf(paper).bold, color: colors.muted };
  paper.y -= 10;
  const both = `${answer}   ${points}`;
  putAcross(paper, { question, points: both }, { question: type, answer: type, points: type });
  paper.y -= 2.5;
  rule(paper, { color: colors.muted, thickness: 0.9 });
}

function drawNote(paper: Paper, text: string): void {
  paper.y -= 4;
  write(paper, text, {
    type: { font: paper.fonts.plain, size: 8, color: colors.muted },
    role: 'P',
  });
}

function drawTest(paper: Paper, { title, stem }: AnswersOfTest): void {
  const { display, plain } = paper.fonts;
  paper.y -= 8;
  write(paper, title, {
    type: { font: display, size: 11.5, color: colors.sea },
    role: 'H3',
    after: 1,
  });
  write(paper, stem, { type: { font: plain, size: 8, color: colors.muted }, role: 'P', after: 0 });
}

function drawScale(paper: Paper, { name, sum }: { name: string; sum: string }): void {
  const { bold } = typesOf(paper);
  paper.y -= 10 + 5 * paper.air;
  const types = { question: bold, answer: bold, points: bold };
  tagged(paper, 'TR', () => putAcross(paper, { question: name, points: sum }, types, 'TH'));
  paper.y -= 1.4;
  rule(paper, { color: colors.muted, thickness: 0.5 });
}

/** A question with its answer at the right, which has a line of its own where both do not fit on one. */
function drawRow(paper: Paper, { question, answer, points }: AnswerRow): void {
  const { plain, bold } = typesOf(paper);
  const types = { question: plain, answer: { ...plain, color: colors.muted }, points: bold };
  const width = paper.width - place.points;
  const lines = [...linesOf(question, plain, width)];
  const used = widthOf(lines.at(-1) ?? '', plain) + place.between + widthOf(answer, plain);
  if (used > width) lines.push('');
  paper.y -= 1.2 * paper.air;
  const drawLine = (line: string, index: number) => {
    const isLast = index === lines.length - 1;
    paper.y -= plain.size * 1.17;
    const said = isLast ? line : `${line} `;
    putAcross(paper, { question: said, ...(isLast ? { answer, points } : {}) }, types);
  };
  tagged(paper, 'TR', () => lines.forEach(drawLine));
  paper.y -= 1.2 * paper.air;
  rule(paper, { color: colors.line, thickness: 0.4 });
}

/** Writes what a row has on the line that ends here. */
function putAcross(
  paper: Paper,
  row: Partial<AnswerRow>,
  types: Readonly<Record<keyof AnswerRow, Type>>,
  role: 'TH' | 'TD' = 'TD',
): void {
  const { page, left, width, y: bottom } = paper;
  const y = bottom + types.question.size * 0.28;
  const right = left + width;
  const drawCell = (cell: keyof AnswerRow, x: number, align: 'left' | 'right') => {
    const text = row[cell];
    if (text === undefined) return;
    const isHead = role === 'TH' || cell === 'question';
    const attributes = isHead ? (role === 'TH' ? headers.column : headers.row) : undefined;
    const draw = () => put(page, text, { type: types[cell], x, y, align });
    tagged(paper, isHead ? 'TH' : 'TD', draw, { attributes, key: cell });
  };
  drawCell('question', left, 'left');
  drawCell('answer', right - place.points, 'right');
  drawCell('points', right, 'right');
}

function rule(
  { page, left, width, y }: Paper,
  style: { color: Type['color']; thickness: number },
): void {
  const ends = [left, left + width].map((x) => ({ x, y }));
  page.shape([ends], { stroke: style.color, thickness: style.thickness });
}

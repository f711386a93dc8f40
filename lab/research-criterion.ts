// npm run research:criterion: how often what people say they study is among the first three families of their test, and
// how many of the careers that they marked stood in their list, with n and interval; not yet below 300 people. On
// DATABASE_URL, or on the embedded database in DATA_DIR.
import { namedDatabase } from '#tools/operate/existing-database.ts';
import { withDatabase } from '#tools/operate/with-database.ts';
import { criterionOf, type CriterionFigure } from './criterion/criterion.ts';
import { readCriterion } from './criterion/read-criterion.ts';

await withDatabase(
  () => namedDatabase(process.env),
  async (database) => {
    const { families, reactions, open } = criterionOf(await readCriterion(database));
    console.log(`said family among the first three: ${told(families)}`);
    console.log(`marked careers in the shown list: ${told(reactions)}`);
    console.log(`said "not yet" or something else: ${open}`);
  },
);

function told(figure: CriterionFigure): string {
  if (figure.kind === 'not-yet') return `not yet, ${figure.n} of ${figure.of} people`;
  const { n, share, low, high, chance } = figure;
  const [s, l, h, c] = [share, low, high, chance ?? 0].map((one) => one.toFixed(3));
  const beside = chance === undefined ? '' : `; by popularity alone ${c}`;
  return `${s} (95 % interval ${l} to ${h}, n = ${n})${beside}`;
}

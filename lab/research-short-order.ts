// npm run research:short-order -- <instrument>: the order of the short form by the newest calibration that an administrator
// has accepted, as the lines of `order.ts` of the next version. It writes nothing: a published version never changes, and
// the next one is made by its author (docs/adding.md, "A version of an instrument").
import { findPublished } from '#content/instruments/publications.ts';
import { parseCalibration } from '#domain/research/calibration.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { namedDatabase } from '#tools/operate/existing-database.ts';
import { withDatabase } from '#tools/operate/with-database.ts';
import { orderByInformation } from './calibration/order-by-information.ts';

await withDatabase(
  () => namedDatabase(process.env),
  async (database) => {
    const [instrument] = process.argv.slice(2);
    if (!instrument) throw new StartRefusal('Say which: npm run research:short-order -- riasec');
    const [row] = await database.query<{ id: number; figures: unknown; at: string }>(
      `select calibration.id::integer as id, calibration.figures, accepted.at::date::text as at
     from private.accepted_calibrations accepted
     join private.calibrations calibration on calibration.id = accepted.calibration
     where calibration.instrument = $1 and not calibration.is_synthetic
     order by calibration.version desc, calibration.id desc limit 1`,
      [instrument],
    );
    const calibration = parseCalibration(row?.figures);
    if (!row || !calibration)
      throw new StartRefusal(`No calibration of ${instrument} was accepted.`);
    const published = findPublished(calibration.instrument, calibration.version);
    if (!published?.adaptive)
      throw new StartRefusal(`${instrument} ${calibration.version} has no short form to order.`);
    const rounds = orderByInformation(published, calibration);
    const { version, n } = calibration;
    console.log(`// By information: calibration ${row.id} of version ${version}, ${n} people, accepted on ${row.at}.
export const shortOrder: readonly string[] = [
${rounds.map((round) => `  [${round.map((id) => `'${id}'`).join(', ')}],`).join('\n')}
].flat();`);
  },
);

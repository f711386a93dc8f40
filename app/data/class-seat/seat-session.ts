import { forms, type Form } from '#domain/instruments/instrument.ts';
import { instrumentIds, type InstrumentId } from '#domain/instruments/registry.ts';
import { isWhole, listOf, moment, oneOf, partsOf, textOf, type Parser } from '#domain/parsers.ts';

/** A class session, as far as a pupil's device needs it. */
export type SeatSession = {
  readonly id: string;
  readonly centre: string;
  readonly group: string;
  readonly tests: readonly InstrumentId[];
  readonly form: Form;
  /** When a pupil may read the own result: at the end, or once it is released. */
  readonly results: 'now' | 'released';
  /** `count`: nothing of a pupil is kept but that one more has finished. */
  readonly mode: 'personal' | 'count';
  /** ISO 8601 with offset. */
  readonly closesAt: string;
};

/** Reads what this device has kept. */
export const parseSeatSession: Parser<SeatSession> = (value) => {
  const from = partsOf(value);
  const session = {
    id: textOf()(from.id),
    centre: textOf()(from.centre),
    group: textOf()(from.group),
    tests: listOf(oneOf(instrumentIds))(from.tests),
    form: oneOf(forms)(from.form),
    results: oneOf(['now', 'released'])(from.results),
    mode: oneOf(['personal', 'count'])(from.mode),
    closesAt: moment(from.closesAt),
  };
  return isWhole(session) ? session : undefined;
};

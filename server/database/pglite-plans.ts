import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { pgliteParsers } from './value-types.ts';

/** So many statements keep their plan; what comes later is planned each time, so that there is an end to it. */
const MOST_PLANS = 200;

/** What keeps its plan. Anything else may change a table, and with it the shape of answers that were planned. */
const KEEPS_SHAPES = /^\s*(select|with|insert|update|delete|begin|commit)\b/i;

type Asking = { text: string; values: readonly unknown[] };

type Plan = { name: string; types: readonly number[] };

const { serialize } = protocol;

/**
 * Statements on PGlite that are planned once, as PostgreSQL plans them for each of its connections: PGlite's own
 * `query` plans each time, and goes six times into its engine. Whoever asks holds the queue, for this goes past
 * PGlite's own.
 */
export function keepPlans(pglite: PGlite) {
  const plans = new Map<string, Plan>();
  const parsers = { ...pglite.parsers, ...pgliteParsers };
  let made = 0;
  let isUndoable = false;

  async function planOf(text: string): Promise<Plan | undefined> {
    const known = plans.get(text);
    if (known || plans.size >= MOST_PLANS || !KEEPS_SHAPES.test(text)) return known;
    made += 1;
    const name = `plan ${made}`;
    const parsed = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const described = await pglite.execProtocolStream(Buffer.concat(parsed));
    const plan = { name, types: parse.parseDescribeStatementResults(described) };
    plans.set(text, plan);
    return plan;
  }

  function execution({ name, types }: Plan, values: readonly unknown[]): Uint8Array {
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    return Buffer.concat([
      serialize.bind({ statement: name, values: texts }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    ]);
  }

  async function askUnplanned<Row>(askings: readonly Asking[]): Promise<Row[][]> {
    const answers: Row[][] = [];
    for (const { text, values } of askings) {
      const { rows } = await pglite.query<Row>(text, [...values], { parsers: pgliteParsers });
      answers.push(rows);
      if (!KEEPS_SHAPES.test(text)) await forget();
    }
    return answers;
  }

  /** The rows of each statement. They go in one message, and when one fails those after it are not run. */
  async function ask<Row>(...askings: readonly Asking[]): Promise<Row[][]> {
    const parts: Uint8Array[] = [];
    for (const { text, values } of askings) {
      const plan = await planOf(text);
      if (!plan) return askUnplanned(askings);
      parts.push(execution(plan, values));
    }
    const said = await pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller knows the columns it asked for
    return parse.parseResults(said, parsers).map(({ rows }) => rows as Row[]);
  }

  /** Tables may have changed. */
  async function forget(): Promise<void> {
    isUndoable = true;
    if (plans.size === 0) return;
    plans.clear();
    await pglite.exec('deallocate all');
  }

  /** Takes the transaction back, and with it what it may have changed of tables since a plan was made. */
  async function rollBack(): Promise<void> {
    await pglite.exec('rollback');
    if (isUndoable) await forget();
    isUndoable = false;
  }

  return { ask, forget, rollBack };
}

export type Plans = ReturnType<typeof keepPlans>;

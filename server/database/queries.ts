/** Statements as the owner of everything: row-level security does not bind these. */
export type Queries = {
  /** Rows of one statement; parameters are $1, $2 … Times come as Date, jsonb as its value; a list
   * goes as an array, or as JSON where it is written `$1::jsonb`. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};

/** Queries that can also run a script of several statements. */
export type Session = Queries & {
  script(sql: string): Promise<void>;
  /** What a `copy … to stdout` gives. */
  copyOut(sql: string): AsyncIterable<Uint8Array>;
  /** Sends what a `copy … from stdin` takes. */
  copyIn(sql: string, content: AsyncIterable<Uint8Array>): Promise<void>;
};

export type Database = Session & {
  kind: 'embedded' | 'postgres';
  /** Which PostgreSQL it is, as it says it: 18.4. */
  version: string;
  /** Commits when the work resolves, rolls back when it throws. Use only the queries that are handed in. */
  transaction<T>(work: (tx: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** What the data API asks. */
  rest: RestTransactions;
  /** Where READ_URL names a replica. */
  reader?: Reader | undefined;
};

/** A statement that gives one row. Its values go as text, and its text says what they are: `$1::text::uuid`. */
export type Statement = { text: string; values: readonly (string | null)[] };

export type RestRow = Record<string, unknown>;

/** Transactions of two statements, in two trips to the database. */
export type RestTransactions = {
  /**
   * Begins and runs `opening` in one trip; what `next` makes of its row is run and committed in the other. Whatever
   * throws, `next` included, rolls all of it back; nothing of it is left in the session.
   */
  run(opening: Statement, next: (opened: RestRow) => Statement): Promise<RestRow>;
};

/** Reading at a replica, for what may be some seconds old. Whatever it cannot answer, the writer does. */
export type Reader = {
  /**
   * As `RestTransactions.run`; `age` says how many milliseconds old the row is at most. Undefined where the replica is older
   * than it may be, away, or could not answer; or, where `reached` names a place in the writer's log of changes, has not come
   * there within a quarter of a second.
   */
  run(
    opening: Statement,
    next: (opened: RestRow) => Statement,
    reached?: string,
  ): Promise<{ row: RestRow; age: number } | undefined>;
  /** A transaction that reads; undefined, without the work being begun, where the replica is too old or away. */
  transaction<T>(work: (tx: Session) => Promise<T>): Promise<{ value: T } | undefined>;
  /** Whether the replica was too old or away at this look and at the one before. */
  isLate(): Promise<boolean>;
  close(): Promise<void>;
};

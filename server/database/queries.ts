import type { PostgresConnection } from '@supabase/lite/postgres';

/** Statements as the owner of everything: row-level security does not bind these. */
export type Queries = {
  /** Rows of one statement; parameters are $1, $2 … Times come as Date, jsonb as its value. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
};

/** Queries that can also run a script of several statements. */
export type Session = Queries & { script(sql: string): Promise<void> };

export type Database = Session & {
  kind: 'pglite' | 'postgres';
  /**
   * Commits when the work resolves, rolls back when it throws. On PGlite everybody else waits
   * meanwhile, so do nothing slow inside; use only the queries that are handed in.
   */
  transaction<T>(work: (tx: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** What the data protocol's library talks through. */
  connection: RestConnection;
};

/** The class of the data protocol's library, over PostgreSQL or over PGlite. */
export type RestConnection = PostgresConnection;

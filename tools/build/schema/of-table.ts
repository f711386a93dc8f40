/** A statement or line of a table, by the table's object id; in the order in which they are to stand. */
export type OfTable = { table: number; text: string };

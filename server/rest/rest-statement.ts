import type { Statement } from '#server/database/database.ts';
import { statementOf, type Sql } from '#server/database/sql.ts';
import type { RestBody } from './rest-body.ts';
import type { Catalogue } from './rest-catalogue.ts';
import type { Wishes } from './rest-headers.ts';
import type { Address } from './rest-query.ts';
import { readStatement, type Page } from './rest-read.ts';
import { RestRefusal } from './rest-refusal.ts';
import { callStatement, deleteStatement, insertStatement, updateStatement } from './rest-write.ts';

/** A request as far as it is understood without the database. */
export type Asked = {
  method: string;
  address: Address;
  wishes: Wishes;
  page: Page;
  body: RestBody;
};

/** The one statement that answers a request, or a refusal of what the catalogue does not have. */
export function statementFor(asked: Asked, catalogue: Catalogue): Statement {
  const [text, values] = statementOf(partsOf(asked, catalogue));
  return { text, values: values.map(String) };
}

function partsOf({ method, address, wishes, page, body }: Asked, catalogue: Catalogue): Sql {
  if (address.isCall) return callStatement(catalogue.functions.get(address.name) ?? [], body);
  const table = catalogue.tables.get(address.name);
  if (!table) throw new RestRefusal(404, 'PGRST205', 'Not found');
  const writing = { address, table, wishes };
  if (method === 'POST') return insertStatement(writing, body);
  if (method === 'PATCH') return updateStatement(writing, body);
  if (method === 'DELETE') return deleteStatement(writing);
  return readStatement(address, table, page, wishes.count !== undefined);
}

import { connect } from '#server/database/connections.ts';
import type { PersonClaims } from '#tests/database/people.ts';

/**
 * The plans of the statements that a call really runs, those inside its functions too: an `explain` of a statement
 * written down beside the function would be the plan of another one (without the order, it may stop early and scan).
 */
export async function openPlans(
  url: string,
  claims: PersonClaims,
): Promise<{ of(sql: string): Promise<string>; close(): Promise<void> }> {
  const heard: string[] = [];
  const connection = await connect('the bench', url);
  connection.on('notice', ({ message }) => void heard.push(message ?? ''));
  await connection.query(
    `load 'auto_explain';
     set auto_explain.log_min_duration = 0;
     set auto_explain.log_nested_statements = on;
     set auto_explain.log_level = notice`,
  );
  return {
    async of(call) {
      heard.length = 0;
      const who = [claims.role, JSON.stringify(claims)];
      await connection.query('begin');
      await connection.query(
        `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
        who,
      );
      await connection.query(call);
      await connection.query('commit');
      return heard.join('\n');
    },
    close: () => connection.end(),
  };
}

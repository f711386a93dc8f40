import postgres from 'postgres';
import type { PersonClaims } from '#tests/database/people.ts';

/**
 * The plans of the statements that a call really runs, those inside its functions too: an `explain` of a statement
 * written down beside the function would be the plan of another one (without the order, it may stop early and scan).
 */
export async function openPlans(
  url: string,
  claims: PersonClaims,
): Promise<{ of(sql: string): Promise<string>; close(): Promise<void> }> {
  const address = new URL(url);
  const host = address.searchParams.get('host');
  address.searchParams.delete('host');
  const heard: string[] = [];
  const sql = postgres(address.href, {
    ...(host ? { host } : {}),
    max: 1,
    onnotice: ({ message }) => void heard.push(message ?? ''),
  });
  await sql.unsafe(
    `load 'auto_explain';
     set auto_explain.log_min_duration = 0;
     set auto_explain.log_nested_statements = on;
     set auto_explain.log_level = notice`,
  );
  return {
    async of(call) {
      heard.length = 0;
      await sql.begin(async (tx) => {
        const who = [claims.role, JSON.stringify(claims)];
        await tx.unsafe(
          `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
          who,
        );
        await tx.unsafe(call);
      });
      return heard.join('\n');
    },
    close: () => sql.end(),
  };
}

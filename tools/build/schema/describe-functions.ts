import type { Queries } from '#server/database/queries.ts';

/** Each function with its body, and below it the roles that may call it besides its owner. */
export async function describeFunctions(
  tx: Queries,
  schemas: readonly string[],
): Promise<string[]> {
  const functions = await tx.query<{ definition: string; signature: string; callers: string }>(
    `select pg_get_functiondef(f.oid) as definition, f.oid::regprocedure::text as signature,
       (select string_agg(distinct case grantee when 0 then 'public' else pg_get_userbyid(grantee)::text end, ', ')
        from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner) as callers
     from pg_catalog.pg_proc as f join pg_catalog.pg_namespace as space on space.oid = pronamespace
     where nspname = any ($1) and prokind = 'f'
     order by nspname collate "C", proname collate "C", f.oid::regprocedure::text collate "C"`,
    [schemas],
  );
  return functions.map(({ definition, signature, callers }) =>
    [
      `${definition.trimEnd()};`,
      ...(callers ? [`grant execute on function ${signature} to ${callers};`] : []),
    ].join('\n'),
  );
}

import { z } from 'zod';

/** What may be counted: the names of directives that browsers know, and one for all else. */
export const countedDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'child-src',
  'media-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  'other',
] as const;
export type CountedDirective = (typeof countedDirectives)[number];

/** Browsers put few reports into one request; a client that sends more is none. */
const MAX_REPORTS = 20;

const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});
const newReports = z
  .array(z.object({ type: z.string(), body: z.looseObject({ effectiveDirective: z.unknown() }) }))
  .max(MAX_REPORTS);

/**
 * The directive of each violation in a request's body, and nothing else of it: addresses, lines and
 * samples of the page are not read. `undefined` where the body is no report of that type.
 */
export function readDirectives(type: string, text: string): CountedDirective[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (type === 'application/csp-report') {
    const { data } = oldReport.safeParse(value);
    const said = data?.['csp-report'];
    return said && [nameOf(said['effective-directive'] ?? said['violated-directive'])];
  }
  const { data } = newReports.safeParse(value);
  // The same address gets reports of other kinds: of a browser's interventions, of what it gives up.
  return data
    ?.filter((report) => report.type === 'csp-violation')
    .map(({ body }) => nameOf(body.effectiveDirective));
}

// Old browsers say the whole directive, with its sources behind the name.
function nameOf(said: unknown): CountedDirective {
  const [name] = typeof said === 'string' ? said.trim().split(/\s/, 1) : [];
  return countedDirectives.find((known) => known === name) ?? 'other';
}

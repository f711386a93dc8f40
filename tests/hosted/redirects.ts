import type { ProjectSettings } from './settings.ts';

/** Where a link may lead in the end, as Supabase's auth server decides it: what is not allowed becomes the site. */
export function redirectOf(settings: ProjectSettings, wanted: string | undefined): string {
  const { site_url: site, uri_allow_list: list } = settings;
  if (!wanted || /[\p{Cc} ]/u.test(wanted) || !URL.canParse(wanted)) return site;
  // Scheme, host and port of the site: any path, any query.
  if (new URL(wanted).origin === new URL(site).origin) return wanted;
  const [address = ''] = wanted.split('#');
  return list.split(',').some((pattern) => matches(pattern, address)) ? wanted : site;
}

// Globs: `*` stops at dots and slashes, `**` does not.
function matches(pattern: string, address: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^./]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${source}$`).test(address);
}

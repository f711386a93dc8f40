let listed: readonly string[] = [];

/** Keeps the origins of this site that `/config.json` lists; it lists them where there are several. */
export function noteSites(sites: unknown): void {
  if (Array.isArray(sites)) listed = sites.filter((origin) => typeof origin === 'string');
}

/** The origins under which this site answers: the one being visited, and those known once a client is connected. */
export function siteOrigins(): readonly string[] {
  return [location.origin, ...listed];
}

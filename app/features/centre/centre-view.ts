/** The parts of a centre's workspace; each has its own words behind the `?` of the address. */
export const centreViews = [
  'sessions',
  'open',
  'board',
  'wall',
  'report',
  'seat',
  'paper',
  'groups',
  'roster',
  'staff',
  'centre',
  'agreement',
] as const;
export type CentreView = (typeof centreViews)[number];

/** What an address asks for; ids are empty where it names none. */
export type CentrePlace = {
  readonly view: CentreView;
  readonly centre: string;
  readonly session: string;
  readonly seat: string;
  readonly group: string;
  /** Which sheet of a seat. */
  readonly kind: 'interview' | 'home';
};

export function centrePlace(search: URLSearchParams): CentrePlace {
  const textOf = (name: string) => search.get(name) ?? '';
  return {
    view: centreViews.find((view) => view === search.get('view')) ?? 'sessions',
    centre: textOf('centre'),
    session: textOf('session'),
    seat: textOf('seat'),
    group: textOf('group'),
    kind: search.get('kind') === 'home' ? 'home' : 'interview',
  };
}

/** The way to a part of the workspace, from any other part. */
export function toView(
  view: CentreView,
  place: Partial<Omit<CentrePlace, 'view'>> & { centre: string },
): string {
  return `?${new URLSearchParams({ view, ...place })}`;
}

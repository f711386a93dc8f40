/** A municipality on the map: what it is told by its shape, and by its size. */
export type MapDot = {
  readonly city: string;
  readonly x: number;
  readonly y: number;
  /** `own`: a campus of a public university; `other`: only private universities or affiliated centres. */
  readonly kind: 'own' | 'other';
  /** How many universities teach it there. */
  readonly universities: number;
  /** At how many places of the whole catalogue the city is: how well it is known. */
  readonly known: number;
};

/** A name beside its dot. */
export type MapLabel = {
  readonly city: string;
  /** Its name, or the short form of it. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Where something is studied, in one language, as the map and the list beside it show it. */
export type SpainMapFacts = {
  /** The picture in a sentence. */
  readonly label: string;
  /** Larger ones first, so that smaller ones stay in sight. */
  readonly dots: readonly MapDot[];
  readonly labels: readonly MapLabel[];
  /** What shapes and sizes mean, as far as they occur. */
  readonly legend: readonly { readonly mark: 'own' | 'other' | 'several'; readonly text: string }[];
  readonly listTitle: string;
  /** Communities in the order of the alphabet: cities with a public campus, and those with none. */
  readonly regions: readonly {
    readonly name: string;
    readonly own: string;
    readonly other: string;
  }[];
  /** What the map cannot show, or not say. */
  readonly notes: readonly {
    readonly text: string;
    readonly sources: readonly { readonly name: string; readonly url: string }[];
  }[];
  /** For those who hear the list: what stands after the mark. */
  readonly otherOnly: string;
  readonly sourced: string;
  readonly credit: string;
};

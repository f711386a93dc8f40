// Of the site's own record what few pages show: the people behind the site, where they may be written to, and what families said of it.
import { people as written } from '#content/compiled/site/people.js';
import type { SiteRecord, TestimonialRecord } from '#content/schemas/site.ts';

type Member = SiteRecord['team']['value'][number];

/** The same in both languages. */
export type People = Readonly<
  Pick<SiteRecord, 'author' | 'universities' | 'processors' | 'whatsapp' | 'searchEngines'>
> & {
  readonly team: Readonly<Pick<SiteRecord['team'], 'mark'>> & {
    readonly value: readonly Pick<Member, 'portrait'>[];
  };
  /** `id` of real ones alone: a photograph may stand beside them. */
  readonly testimonials: readonly (Pick<TestimonialRecord, 'mark'> & { readonly id?: string })[];
};

/** In one language; the words of the landing page take them from `site/words` of what is compiled. */
export type OwnWords = {
  readonly story: readonly string[];
  readonly team: readonly (Pick<Member, 'name'> & {
    readonly role: string;
    readonly line: string;
  })[];
  /** The first one stands out on the page. */
  readonly testimonials: readonly { readonly quote: string; readonly who: string }[];
  readonly claimsBasis: Readonly<Record<keyof SiteRecord['claimsBasis']['value'], string>>;
  readonly seatsBasis: string;
};

export const people: People = written;

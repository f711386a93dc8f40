// Of the site's own record what few pages show: who stands behind the site, what families said of it, what its figures rest on.
import { people as written } from '#content/compiled/site/people.js';
import type { SiteRecord, TestimonialRecord } from '#content/schemas/site.ts';

export type PeopleFields =
  'story' | 'team' | 'author' | 'universities' | 'processors' | 'claimsBasis' | 'seatsBasis';

export type Testimonial = Readonly<Pick<TestimonialRecord, 'mark' | 'quote' | 'who'>>;

export type People = Readonly<Pick<SiteRecord, PeopleFields>> & {
  /** The first one stands out on the page. */
  readonly testimonials: readonly Testimonial[];
};

export const people: People = written;

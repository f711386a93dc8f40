// What the owner of the site decides: name, addresses, links, claims, people. What must be replaced before going live is marked;
// when a value is true, its mark becomes `real`. `npm run site:check` lists the rest, and `live` stays false until that is empty.
import { z } from 'zod';
import { openingHours } from './opening-hours.ts';
import { seasonSchema } from './season.ts';
import { day, id, inBothLanguages, place, text } from './words.ts';

/**
 * `placeholder`: an invented value so that the site runs. `example`: shows the shape of a real one; no such institution or
 * person exists, and pages say so. `real`: checked by the owner.
 */
const mark = z.enum(['placeholder', 'example', 'real']);

function marked<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ mark, value });
}

const inTwoLanguages = inBothLanguages.refine(
  ({ es, en }) => es !== en,
  'says the same in both languages',
);
const link = z.url({ protocol: /^https$/, error: 'is no complete address over https' });
/** As it is dialled from abroad, so that `https://wa.me/…` can be made of it. */
const phone = z
  .string()
  .regex(/^\+[1-9][\d ]{7,18}$/, 'is no number with + and the code of its country');
const count = z.number().int().nonnegative();

const member = z.strictObject({
  name: text,
  role: inTwoLanguages,
  line: inTwoLanguages,
  /** A drawing of `app/illustrations/faces/portrait.tsx`, and a photograph of `content/photographs` where there is one. */
  portrait: z.enum(['a', 'b', 'c']),
  /** When they answer, and where a session with them is booked; both stand beside every way to book one. */
  hours: openingHours.optional(),
  bookingUrl: link.optional(),
});

/** What every page loads as script. */
const everyPage = {
  brand: text,
  slug: id,
  live: z.boolean(),
  /** The data controller named on the legal page. */
  owner: marked(
    z.strictObject({ name: text, nif: text, address: text, email: z.email(), phone: text }),
  ),
  /** Whom to tell of a hole in the site's security; stands in `/.well-known/security.txt`. */
  securityContact: marked(z.email()),
  /** True where the server compares passwords with known breaches (BREACHED_PASSWORDS=on): the legal page says so. */
  breachedPasswords: z.boolean(),
  /** True where people may sign in by Google or Microsoft (docs/operating.md): the legal page says so. */
  providers: z.boolean(),
  /** External pages, opened in a new tab. */
  bookingUrl: marked(link),
  videoChannelUrl: marked(link),
  /** What the pages say of the service; what each figure rests on stands in `claimsBasis`. */
  claims: z.strictObject({
    families: count,
    acceptance: z.number().min(0).max(100),
    universities: count,
    rating: z.number().min(0).max(5),
    years: count,
    sessionMinutes: count,
  }),
  /** One pair, the same everywhere (specification S02, decision 009). */
  seats: marked(
    z
      .strictObject({ perYear: count, taken: count })
      .refine(({ perYear, taken }) => taken <= perYear, 'has more places taken than there are'),
  ),
  /** In euros, taxes included; one that is not there is shown as "in writing, before you start". */
  prices: marked(z.strictObject({ test: count, firstSession: count, advice: count.optional() })),
  /** The last words of every page. */
  footer: z.strictObject({ cookies: inBothLanguages, rights: inBothLanguages }),
  /** Sent with a sign-up as `source`, so that an owner of several sites can tell them apart. */
  signUpSource: text,
  /** On this host the password recovery names the host itself instead of the current origin. */
  regionalHost: marked(text),
  /** A script that is loaded only after the visitor accepts analytics; its host must be allowed by the policy too. */
  analytics: z.strictObject({ script: link }).optional(),
};

/** What few pages show. */
const fewPages = {
  /** Where people may write by WhatsApp; without a number nothing of it is shown. */
  whatsapp: z.strictObject({ mark, value: phone.optional() }),
  /** A sentence above every page for a time; the build notes it beside the site, and the server shows it on its days. */
  season: seasonSchema.optional(),
  /** With what search engines are shown whose site it is: the name of Google's file, Bing's number. */
  searchEngines: z
    .strictObject({
      google: z
        .string()
        .regex(/^google[0-9a-f]{8,40}\.html$/, 'is not like google1a2b3c4d5e6f7890.html')
        .optional(),
      bing: z
        .string()
        .regex(/^[0-9A-F]{32}$/, 'is not 32 of 0–9 and A–F')
        .optional(),
    })
    .optional(),
  /** How the site came to be, in paragraphs. */
  story: marked(z.array(inTwoLanguages)),
  team: marked(z.array(member)),
  /** The author of the articles; without one, the site itself. */
  author: z.strictObject({ mark, value: member.optional() }),
  /** Universities that endorse the method. */
  universities: marked(z.array(z.strictObject({ name: text, city: text, url: link }))),
  /** Processors of data for the owner, by kind. */
  processors: marked(
    z.array(
      z.strictObject({
        kind: z.enum(['backend', 'email', 'mailing', 'forms', 'workspace']),
        provider: text,
        region: text,
      }),
    ),
  ),
  /** What each figure rests on, printed beside it; the dated document itself is kept on file. */
  claimsBasis: marked(
    z.strictObject({
      families: inTwoLanguages,
      acceptance: inTwoLanguages,
      universities: inTwoLanguages,
      rating: inTwoLanguages,
      years: inTwoLanguages,
      reviews: inTwoLanguages,
    }),
  ),
  seatsBasis: marked(inTwoLanguages),
};

/** The part of the record that every page loads. */
export const everyPageSchema = z.object(everyPage);

export const siteSchema = z
  .strictObject({ ...everyPage, ...fewPages })
  .refine(({ claims, universities }) => claims.universities === universities.value.length, {
    path: ['universities', 'value'],
    error: 'are not as many as claims.universities',
  });

/** What a family said. No full names: the speaker is a role and a city. */
export const testimonialSchema = z
  .strictObject({
    mark,
    /** The first one stands out on the page. */
    place,
    quote: inTwoLanguages,
    who: inTwoLanguages,
    /** When the family said yes, and where the proof is kept; it stands on no page. */
    consent: z.strictObject({ on: day, kept: text }).optional(),
  })
  .refine(({ mark, consent }) => mark !== 'real' || consent !== undefined, {
    path: ['consent'],
    error: 'needs a proof of consent: it is a real review',
  });

export type EveryPageRecord = z.infer<typeof everyPageSchema>;
export type SiteRecord = z.infer<typeof siteSchema>;
export type TestimonialRecord = z.infer<typeof testimonialSchema>;
export type Mark = z.infer<typeof mark>;

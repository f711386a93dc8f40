// The kinds of records: where their files stand, and what a file of the kind has to say.
import type { z } from 'zod';
import { admissionRuleSchema } from '#content/schemas/admission-rule.ts';
import { answerSchema } from '#content/schemas/answer.ts';
import { careerSchema } from '#content/schemas/career.ts';
import { countrySchema, everyCountrySchema } from '#content/schemas/country.ts';
import { factSubjectSchema } from '#content/schemas/fact.ts';
import { mailSchema } from '#content/schemas/mail.ts';
import { describedSchema } from '#content/schemas/occupation.ts';
import { portraitSchema } from '#content/schemas/portrait.ts';
import {
  professionSchema,
  sharedGateSchema,
  sharedSourceSchema,
} from '#content/schemas/profession.ts';
import { questionSchema } from '#content/schemas/question.ts';
import { testimonialSchema, type SiteRecord } from '#content/schemas/site.ts';
import { degreeSchema, titleSchema } from '#content/schemas/studies.ts';
import { tuitionSchema } from '#content/schemas/tuition.ts';

export const kinds = {
  'admission-rules': admissionRuleSchema,
  answers: answerSchema,
  careers: careerSchema,
  degrees: degreeSchema,
  faq: questionSchema,
  mails: mailSchema,
  gates: sharedGateSchema,
  'gate-sources': sharedSourceSchema,
  portraits: portraitSchema,
  professions: professionSchema,
  testimonials: testimonialSchema,
  titles: titleSchema,
  countries: countrySchema,
  facts: factSubjectSchema,
  occupations: describedSchema,
  tuition: tuitionSchema,
  ways: everyCountrySchema,
} as const;

/** The site's own record, of which there is one. */
export const siteFile = 'content/site.yaml';

export type Kind = keyof typeof kinds;

/** Records of a kind by their ids, which are the names of their files. */
export type Records = {
  readonly [Name in Kind]: ReadonlyMap<string, z.infer<(typeof kinds)[Name]>>;
} & { readonly site: SiteRecord };

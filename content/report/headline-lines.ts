// What stands out, in plain sentences; the first words of every view of a report.
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { valuesHeadline } from '#content/instruments/values/headline.ts';
import { sentencesOf } from './headline-line.ts';

export function interestsLines(...given: Parameters<typeof interestsHeadline>): string[] {
  return sentencesOf(interestsHeadline(...given));
}

export function valuesLines(...given: Parameters<typeof valuesHeadline>): string[] {
  return sentencesOf(valuesHeadline(...given));
}

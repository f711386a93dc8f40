import type { GuestSummary } from '#app/data/guest/guest-link.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';

/** What a guest's link may show of a report; nothing where its interests have no name. */
export function guestSummary(report: Report): GuestSummary | undefined {
  const section = sectionFor(report.sections, 'interests');
  const profile = section?.profile;
  const portrait = profile && portraitOf(profile);
  if (!portrait || profile.kind === 'incomplete') return undefined;
  return {
    portrait: portrait.id,
    points: profile.points,
    tieMargin: section.tieMargin,
    careers: firstCareers(report.careers).map(({ career }) => career.id),
  };
}

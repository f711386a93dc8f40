import { useQuery } from '@tanstack/react-query';
import { Section } from '#app/ui/section.tsx';
import { useLocale } from '#app/i18n/paths.tsx';
import { LeadingTypes } from '#app/instruments/interests/leading-types.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { interestsSectionContent } from '#content/instruments/interests/section.ts';
import { loadInstrument } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { instruments, sectionFor, sectionOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import { newestFinished } from './newest-finished.ts';

/** Of the last finished test of interests, by which careers are found: the leading types and the hexagon. */
export function PersonLeadingTypes({
  attempts,
  copy,
}: {
  attempts: readonly Attempt[];
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.person.stands;
  const attempt = newestFinished(attempts).find(
    ({ instrument }) => instrument === instruments.interests.storedId,
  );
  const { data } = useQuery({
    queryKey: ['admin', 'leading-types', attempt?.id, locale],
    queryFn: () => (attempt ? loadInterests(attempt, locale) : null),
    enabled: attempt !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!attempt) {
    return (
      <Section title={words.title}>
        <p>{words.none}</p>
      </Section>
    );
  }
  if (data === undefined) return <p>{copy.loading}</p>;
  if (data === null) return <p>{copy.person.results.unknown}</p>;
  return (
    <section>
      <LeadingTypes section={data.section} copy={data.copy} words={words} />
    </section>
  );
}

/** The section of an attempt and its words; `null` for a version that is not published here. */
async function loadInterests(attempt: Attempt, locale: Locale) {
  const [instrument, copy] = await Promise.all([
    loadInstrument(attempt.instrument, attempt.version),
    interestsSectionContent.words[locale](),
  ]);
  const section = instrument && sectionFor([await sectionOf(instrument, attempt)], 'interests');
  return section ? { section, copy } : null;
}

import { useQuery } from '@tanstack/react-query';
import type { StudiedVersion } from '#app/data/admin/research.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { loadInstrument, loadWording } from '#content/instruments/load-published.ts';
import { loadScaleNames } from '#content/instruments/scale-names.ts';
import { instrumentIdOf } from '#domain/instruments/registry.ts';
import type { Locale } from '#domain/locale.ts';
import type { Study } from '#domain/research/study.ts';
import { CalibrationSection } from './calibration-section.tsx';
import { DifferencesSection } from './differences-section.tsx';
import { NormsSection } from './norms-section.tsx';
import { RetestSection } from './retest-section.tsx';
import { ScalesSection } from './scales-section.tsx';
import { createStudyWords, type StudyNames } from './study-words.ts';
import { TimesSection } from './times-section.tsx';

/** One version: what is known of it, and what it takes to know the rest. */
export function StudyView({
  chosen: { study, calibration },
  area,
  copy,
}: {
  chosen: StudiedVersion;
  area: AreaCopy;
  copy: Copy;
}) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['admin', 'studied-version', study.instrument, study.version, locale],
    queryFn: () => loadVersion(study, locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Spinner label={area.loading} />;
  const words = createStudyWords(copy, locale, data.names);
  return (
    <>
      <ScalesSection part={study.scales} words={words} />
      <RetestSection part={study.retest} words={words} />
      <TimesSection part={study.times} words={words} />
      <CalibrationSection
        calibration={calibration}
        people={study.n}
        isAdaptive={data.isAdaptive}
        area={area}
        words={words}
      />
      <DifferencesSection differences={study.differences} area={area} words={words} />
      <NormsSection part={study.norms} words={words} />
    </>
  );
}

async function loadVersion(
  { instrument, version }: Pick<Study, 'instrument' | 'version'>,
  locale: Locale,
): Promise<{ names: StudyNames; isAdaptive: boolean }> {
  const id = instrumentIdOf(instrument);
  const [published, wording, scales] = await Promise.all([
    loadInstrument(instrument, version),
    loadWording(instrument, version, locale),
    id ? loadScaleNames(id, locale) : {},
  ]);
  const isAdaptive = published?.adaptive !== undefined;
  return { names: { items: wording?.items ?? {}, scales }, isAdaptive };
}

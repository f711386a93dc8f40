import { useQuery } from '@tanstack/react-query';
import { researchQuery, type StudiedVersion } from '#app/data/admin/research.ts';
import { AdminQueryResult } from '#app/features/admin/frame/admin-query-result.tsx';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from '#app/features/admin/frame/select-field.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { wholeNumberIn } from '#content/wording/formats.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { CriterionSection } from './criterion-section.tsx';
import { StudyView } from './study-view.tsx';
import { createStudyWords } from './study-words.ts';

/** What is learned from answers, a version of a test at a time. */
export function ResearchView({ copy }: { copy: AreaCopy }) {
  const locale = useLocale();
  const { data: words } = useQuery({
    queryKey: ['admin', 'research-words', locale],
    queryFn: () => loadWords(wordsOf('admin-research'), locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useQuery(researchQuery);
  if (!words) return <Spinner label={copy.loading} />;
  return (
    <>
      <ViewHead title={words.title} lead={words.lead} />
      <AdminQueryResult query={query} copy={copy}>
        {({ versions, criterion }) => (
          <div className="grid gap-14 *:min-w-0">
            {versions.length === 0 ? (
              <p className="max-w-(--measure)">{words.none}</p>
            ) : (
              <OneVersion versions={versions} area={copy} copy={words} />
            )}
            {criterion && (
              <CriterionSection criterion={criterion} words={createStudyWords(words, locale)} />
            )}
          </div>
        )}
      </AdminQueryResult>
    </>
  );
}

function OneVersion({
  versions,
  area,
  copy,
}: {
  versions: readonly StudiedVersion[];
  area: AreaCopy;
  copy: Copy;
}) {
  const locale = useLocale();
  const [address, setAddress] = useSearchParams();
  const keyOf = ({ study }: StudiedVersion) => `${study.instrument}-${study.version}`;
  const chosen = versions.find((one) => keyOf(one) === address.get('study')) ?? versions[0];
  if (!chosen) return null;
  return (
    <div className="grid gap-14 *:min-w-0">
      <div className="max-w-(--measure)">
        <SelectField
          name="study"
          label={copy.which}
          options={versions.map((one) => ({
            value: keyOf(one),
            label: fill(copy.whichOption, {
              test: instrumentName(area.instruments, one.study.instrument) ?? one.study.instrument,
              version: one.study.version,
              n: wholeNumberIn(locale).format(one.study.n),
            }),
          }))}
          value={keyOf(chosen)}
          onChange={(study) =>
            setAddress({ view: 'research', study }, { replace: true, keepScroll: true })
          }
        />
      </div>
      {chosen.isSynthetic && <p className="demo-ribbon">{copy.synthetic}</p>}
      <StudyView key={keyOf(chosen)} chosen={chosen} area={area} copy={copy} />
    </div>
  );
}

import '../../../styles/joint.css';
import '../../../styles/switch.css';
import { ArrowRight, Lightbulb, Send, Sparkles, Waves } from 'lucide-react';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { loadPortrait } from '#content/instruments/interests/portraits/load-portrait.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { jointLines, wayLine } from '#content/report/joint-lines.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { instrumentIds, instruments, sectionFor } from '#domain/instruments/registry.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import type { ReportChoices, ReportParts } from '../report-parts.ts';
import { TestRow } from '../test-row.tsx';
import { useReport } from '../use-report.ts';
import { JointCareers } from './joint-careers.tsx';
import { JointScene } from './joint-scene.tsx';

/** Three tests as one: a drawing, three sentences, five careers in two orders, and the first thing to try. */
export function JointView({
  parts,
  choices,
  copy,
}: {
  parts: ReportParts;
  choices: ReportChoices;
  copy: Copy;
}) {
  const paths = usePaths();
  const { report, words } = useReport(parts, choices);
  const section = sectionFor(report.sections, 'interests');
  const portrait = section && portraitOf(section.profile);
  const tried = useLoaded(`${portrait?.id} ${words.locale}`, async () =>
    portrait ? (await loadPortrait(words.locale, portrait.id)).tries[0] : undefined,
  );
  const lines = jointLines(report, words);
  const [name] = section ? textsOf(interestsHeadline(section, words), 'title') : [];
  const way = portrait && wayLine(report, words.locale, copy.way);
  const said = Object.values(lines).join(' ');
  const drawn = (
    [
      ['stars', lines.likes, Sparkles],
      ['beams', lines.weighs, Lightbulb],
      ['waves', lines.traits, Waves],
    ] as const
  ).filter(([, line]) => line !== '');
  const { tabs } = copy;
  return (
    <div className="own-results">
      <TestRow
        label={tabs.label}
        tests={instrumentIds}
        shown={undefined}
        render={({ id, ...choice }) => (
          <Link {...choice} to={`${paths.to('results')}?test=${instruments[id].storedId}`}>
            {tabs.names[id]}
          </Link>
        )}
        isWholeShown
        renderWhole={(choice) => (
          <Link {...choice} to={paths.to('joint')}>
            {tabs.whole}
          </Link>
        )}
      />
      <article className="grid grid-cols-1 gap-6 md:gap-10">
        <ResultHero
          scene={
            <JointScene
              sections={report.sections}
              types={words.instruments.interests.types}
              label={fill(copy.drawing.described, { said })}
            />
          }
          colour="is-joint"
          title={way || name}
          lead={way && `${name}.`}
          picture={
            <dl className="joint-sentences">
              {drawn.map(([part, line, Icon]) => (
                <div key={part} data-part={part}>
                  <Icon size={22} aria-hidden="true" />
                  <dt>{copy.drawing[part]}</dt>
                  <dd>{line}</dd>
                </div>
              ))}
            </dl>
          }
        >
          <ButtonLink to={`${paths.to('results')}#send`}>
            <Send size={20} aria-hidden="true" />
            {words.results.report.send}
          </ButtonLink>
        </ResultHero>
        <div className="joint-parts">
          <section className="stack">
            <h2>{copy.careers.title}</h2>
            <JointCareers report={report} words={words} copy={copy.careers} />
          </section>
          {portrait && (
            <section className="joint-first">
              <h2>{copy.first}</h2>
              <p>{tried.data}</p>
            </section>
          )}
          <Link
            className="joint-whole"
            to={`${paths.to('results')}?test=${instruments.interests.storedId}`}
          >
            {portrait && <ResultScene id={portrait.id} />}
            <span>
              {copy.whole}
              <ArrowRight size={24} aria-hidden="true" />
            </span>
          </Link>
        </div>
      </article>
    </div>
  );
}

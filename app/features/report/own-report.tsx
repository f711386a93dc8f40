import { Send } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useState,
  useTransition,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import { Deferred } from '#app/ui/deferred.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { AboutYou } from './about-you.tsx';
import type { Comparison as Compared } from './export/comparison.tsx';
import { ExportPanel } from './export/export-panel.tsx';
import type { ReportParts } from './report-parts.ts';
import { OwnSecondLook, type RenderSecondLook } from './own-second-look.tsx';
import { ReportView } from './report-view.tsx';
import type { OwnChoices } from './use-own-choices.ts';
import { useReport } from './use-report.ts';

/** Of who took the test before. */
const Comparison = lazyComponent<ComponentProps<typeof Compared>>(
  async () => (await import('./export/comparison.tsx')).Comparison,
);

/** What sends a result home, over its page. */
export type SheetToSend = {
  readonly told: ReportInWords;
  readonly isOpen: boolean;
  /** It was opened to make a link. */
  readonly wantsLink: boolean;
  readonly onClose: () => void;
};

/** The user's result with all that goes with it; loaded with its parts, both needless without one. */
export function OwnReport({
  parts,
  choices,
  owner,
  isWaiting,
  renderShare,
  renderSend,
  renderSecondLook,
  copy,
  children,
  ...frame
}: {
  parts: ReportParts;
  choices: OwnChoices;
  owner: string | null;
  /** Some of it has not reached the account yet. */
  isWaiting: boolean;
  /** Links to it, for those who can give them. */
  renderShare: (onMake: () => void) => ReactNode;
  renderSend: (sheet: SheetToSend) => ReactNode;
  renderSecondLook: RenderSecondLook;
  now: Date;
  copy: Copy['aboutYou'];
  /** Below everything else. */
  children: ReactNode;
}) {
  const report = useReport(parts, choices);
  const { sections, earlier, words } = parts;
  const [shown] = sections;
  const isGuest = owner === null;
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const [wantsLink, setWantsLink] = useState(false);
  const [isComing, startComing] = useTransition();
  const send = () => startComing(() => setSheet('open'));
  const makeLink = () => {
    setWantsLink(true);
    send();
  };
  // An address asks for it, from other pages.
  useEffect(() => {
    const isLink = location.hash === '#send-link';
    if (isLink || location.hash === '#send') {
      startComing(() => {
        setWantsLink(isLink);
        setSheet('open');
      });
    }
  }, []);
  return (
    <>
      {choices.isReactionLost && <Notice tone="error">{words.suggestion.react.failed}</Notice>}
      {choices.isPlanMissing && <Notice tone="warn">{words.parts.plan.missing}</Notice>}
      <ReportView
        {...frame}
        parts={parts}
        report={report}
        choices={choices}
        isGuest={isGuest}
        send={
          <Button id="send" busy={isComing} onClick={send}>
            <Send size={20} aria-hidden="true" />
            {words.results.report.send}
          </Button>
        }
        secondLook={
          <OwnSecondLook
            report={report}
            parts={parts}
            choices={choices}
            owner={owner}
            render={renderSecondLook}
          />
        }
        take={
          <>
            <ExportPanel
              report={report}
              level={choices.level}
              isGuest={isGuest}
              isWaiting={isWaiting}
              share={renderShare(makeLink)}
            />
            <Deferred>
              <AboutYou owner={owner} copy={copy} />
            </Deferred>
          </>
        }
      />
      {sheet !== 'never' &&
        renderSend({
          told: report,
          isOpen: sheet === 'open',
          wantsLink,
          onClose: () => setSheet('closed'),
        })}
      <Deferred>
        {earlier && shown && (
          <Suspense>
            <Comparison earlier={earlier} later={shown} words={words} />
          </Suspense>
        )}
        {children}
      </Deferred>
    </>
  );
}

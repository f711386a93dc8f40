import { useQuery } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import {
  addConsent,
  consentsQuery,
  isOfTheseWords,
  newestConsent,
  optionalPurposes,
  type Consent,
  type OptionalPurpose,
} from '#app/data/privacy/consents.ts';
import { fill } from '#app/i18n/fill.ts';
import { dateAndTimeIn, longDateIn } from '#content/wording/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { DecisionRow } from './decision-row.tsx';
import { useChange } from './use-change.ts';

/** What a person allows beyond the account: given and taken back with one press each, and the history. */
export function MyConsents({ userId, copy }: { userId: string; copy: Copy }) {
  const consents = useQuery(consentsQuery(userId));
  return (
    <QueryResult query={consents} copy={copy.asking}>
      {(decisions) => (
        <div className="grid grid-cols-1 gap-6">
          <p>{copy.consents.intro}</p>
          <ul className="border-t border-line">
            {optionalPurposes.map((purpose) => (
              <Purpose
                key={purpose}
                userId={userId}
                purpose={purpose}
                newest={newestConsent(decisions, purpose)}
                copy={copy}
              />
            ))}
          </ul>
          <History decisions={decisions} copy={copy.consents} />
        </div>
      )}
    </QueryResult>
  );
}

function Purpose({
  userId,
  purpose,
  newest,
  copy,
}: {
  userId: string;
  purpose: OptionalPurpose;
  newest: Consent | undefined;
  copy: Copy;
}) {
  const { isBusy, outcome, change } = useChange([consentsQuery(userId).queryKey]);
  const locale = useLocale();
  const words = copy.consents.purposes[purpose];
  const isGranted = newest?.granted ?? false;
  const date = longDateIn(locale);
  const isOutdated = newest && isGranted && !isOfTheseWords(newest, words);
  const decide = (granted: boolean) =>
    void change(() => addConsent({ purpose, granted, words, locale, channel: 'profile' }));
  return (
    <DecisionRow
      words={words}
      standing={
        newest
          ? fill(isGranted ? copy.consents.granted : copy.consents.withdrawn, {
              date: date.format(newest.at),
            })
          : copy.consents.never
      }
      press={isGranted ? copy.consents.withdraw : copy.consents.grant}
      label={isGranted ? words.withdraw : words.grant}
      isBusy={isBusy}
      onPress={() => decide(!isGranted)}
      outcome={outcome}
      copy={copy.asking}
    >
      {isOutdated && (
        <Notice tone="warn">
          <p>{copy.consents.outdated}</p>
          <div>
            <Button variant="secondary" busy={isBusy} onClick={() => decide(true)}>
              {copy.consents.again}
            </Button>
          </div>
        </Notice>
      )}
    </DecisionRow>
  );
}

function History({ decisions, copy }: { decisions: readonly Consent[]; copy: Copy['consents'] }) {
  const time = dateAndTimeIn(useLocale());
  const { history } = copy;
  const purposes: Record<string, string> = {
    account: history.account,
    marketing: copy.purposes.marketing.title,
    research: copy.purposes.research.title,
    recontact: copy.purposes.recontact.title,
  };
  const languages: Record<string, string> = history.languages;
  return (
    <details>
      <summary className="text-sea underline underline-offset-4">{history.title}</summary>
      <div className="mt-4">
        <DataTable
          ofWords
          caption={history.title}
          captionHidden
          columns={[
            { id: 'at', label: history.at },
            { id: 'purpose', label: history.purpose },
            { id: 'decision', label: history.decision },
            { id: 'version', label: history.version },
            { id: 'language', label: history.language },
          ]}
          rows={decisions.map(({ id, at, purpose, granted, textVersion, locale }) => ({
            id: String(id),
            cells: [
              time.format(at),
              purposes[purpose] ?? purpose,
              granted ? history.yes : history.no,
              textVersion,
              languages[locale] ?? locale,
            ],
          }))}
        />
      </div>
    </details>
  );
}

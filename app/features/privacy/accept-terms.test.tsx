import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy as siteCopy } from '#content/dictionaries/es/site.ts';
import { copy } from '#content/dictionaries/es/accept-terms.ts';
import { copy as privacy } from '#content/dictionaries/es/profile-privacy.ts';
import { consentsQuery, type Consent } from '#app/data/privacy/consents.ts';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { AcceptTerms } from './accept-terms.tsx';
import { AskConsents } from './ask-consents.tsx';

const decision = (purpose: string, textVersion: string, granted = true): Consent => ({
  id: 1,
  purpose,
  granted,
  textVersion,
  locale: 'es',
  at: new Date('2026-11-22T10:00:00Z'),
});

function shown(decisions: readonly Consent[]): string {
  const queries = new QueryClient();
  queries.setQueryData(consentsQuery('ana').queryKey, [...decisions]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SiteCopyProvider value={siteCopy}>
        <AcceptTerms userId="ana" channel="profile" copy={copy} />
        <AskConsents userId="ana" copy={privacy} />
      </SiteCopyProvider>
    </QueryClientProvider>,
  );
}

const { marketing, research, recontact } = privacy.consents.purposes;
const others = [decision('marketing', marketing.version), decision('recontact', recontact.version)];
const decided = [...others, decision('research', research.version)];

test('P01: who never accepted is asked, and the words are those whose hash is sent', () => {
  const html = shown(decided);
  expect(html).toContain(copy.missing.title);
  expect(html).toContain('Tengo 14 años o más y acepto');
});

test('P01: a person who accepted the present words, in either language, is not asked', () => {
  for (const version of [copy.consent.version, copy.consent.translation])
    expect(shown([decision('account', version), ...decided])).toBe('');
});

test('P01: a person who accepted earlier words, or took them back, is asked again, and told why', () => {
  for (const before of [
    decision('account', '2025-01.es'),
    decision('account', copy.consent.version, false),
  ])
    expect(shown([before, ...decided])).toContain(copy.changed.title);
});

test('P01: an optional permission of earlier words is asked again, one that was refused is not', () => {
  const account = decision('account', copy.consent.version);
  const old = (granted: boolean) => decision('research', '2025-01-research.es', granted);
  expect(shown([account, old(true), ...others])).toContain(research.text);
  expect(shown([account, old(false), ...others])).toBe('');
});

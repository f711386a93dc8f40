import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { copy } from '#content/dictionaries/es/site.ts';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { guestLinkKey } from '#app/data/guest/guest-link-key.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { AccountLinks } from './account-links.tsx';

const visitorsBar = () =>
  renderToString(
    <LocaleProvider locale="es">
      <SiteCopyProvider value={copy}>
        <StaticNavigation>
          <AccountLinks session={{ kind: 'none' }} />
        </StaticNavigation>
      </SiteCopyProvider>
    </LocaleProvider>,
  );

/** Of a browser that keeps a guest's link. */
function keepLink(asksGuess: boolean) {
  vi.stubGlobal('localStorage', fakeLocalStorage());
  localStorage.setItem(guestLinkKey, JSON.stringify({ asksGuess, label: 'mamá' }));
}

test('the bar of a guest whose link asks for a guess waits for the part that tells of one', () => {
  keepLink(true);
  expect(visitorsBar()).toContain('nav-unseen');
});

test('the bar of any other visitor, or where nothing can be kept, loads no such part', () => {
  keepLink(false);
  expect(visitorsBar()).not.toContain('invisible');
  vi.stubGlobal('localStorage', undefined);
  expect(visitorsBar()).not.toContain('invisible');
});

import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('H08: nothing that edits or previews the site has loosened the policy of its pages', () => {
  expect(contentSecurityPolicy({ styleHashes: ['sha256-abc='] })).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc='; connect-src 'self'; " +
      "img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
      'trusted-types faro pdf',
  );
});

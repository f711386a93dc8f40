import { expect, test } from 'vitest';
import { readRefusal } from './trip-problem.ts';

test.each([
  ['access_denied', { problem: 'cancelled' }],
  ['bad_oauth_state', { problem: 'expired' }],
  ['flow_state_expired', { problem: 'expired' }],
  ['provider_email_needs_verification', { problem: 'unverified' }],
  ['bad_oauth_callback', { problem: 'down' }],
  ['unexpected_failure', { problem: 'down' }],
  ['anything else', { problem: 'down' }],
  // Nothing that the provider did.
  ['over_request_rate_limit', { failure: 'rateLimit' }],
  ['user_banned', { failure: 'userBanned' }],
])('the refusal %s is told as %j', (code, told) => {
  expect(readRefusal(code)).toEqual(told);
});

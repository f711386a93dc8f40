import type { Copy } from '#content/dictionaries/es/person-file-access.ts';

export const copy = {
  'auth.sessions': {
    title: 'Open sessions',
    columns: {
      factor_id: 'Two-step verification used',
      aal: 'How it was opened',
      not_after: 'Ends',
      refreshed_at: 'Last used',
      user_agent: 'Browser',
      ip: 'Internet address',
      tag: 'Mark',
      created_at: 'Opened',
    },
  },
  'private.known_devices': {
    title: 'Browsers you signed in with',
    columns: {
      hash: 'Fingerprint of the browser',
      first_seen: 'First seen',
      last_seen: 'Last seen',
      factor_id: 'Two-step verification used',
    },
  },
  'auth.mfa_factors': {
    title: 'Two-step verification',
    columns: {
      friendly_name: 'Name you gave it',
      factor_type: 'Kind',
      status: 'State',
      phone: 'Telephone',
      last_challenged_at: 'Code last asked for',
      web_authn_credential: 'Security key',
      web_authn_aaguid: 'Model of the key',
      last_webauthn_challenge_data: 'Last check of the key',
      last_totp_step: 'Moment of the last code',
      created_at: 'Switched on',
    },
  },
  'auth.mfa_challenges': {
    title: 'Codes asked for',
    columns: {
      factor_id: 'Verification',
      verified_at: 'Right code',
      ip_address: 'Internet address',
      otp_code: 'Code sent',
      web_authn_session_data: 'Data of the key',
      created_at: 'Asked',
    },
  },
  'auth.mfa_amr_claims': {
    title: 'What opened each session',
    columns: { authentication_method: 'With what' },
  },
  'private.recovery_codes': {
    title: 'Recovery codes',
    columns: { factor_id: 'Verification', made_at: 'Made' },
  },
  'private.last_uses': { title: 'Last use of the account', columns: { at: 'Day' } },
  'private.pending_sign_ups': {
    title: 'Unconfirmed registration',
    columns: {
      browser_hash: 'Fingerprint of the browser you registered in',
      contested: 'Another person tried to register your address',
    },
  },
  'auth.flow_state': {
    title: 'Unfinished sign-ins with another company',
    columns: {
      auth_code: 'Passing code',
      code_challenge_method: 'How it is checked',
      code_challenge: 'Check',
      provider_type: 'Company',
      authentication_method: 'With what',
      auth_code_issued_at: 'Code given',
    },
  },
  'auth.one_time_tokens': {
    title: 'Unused links of emails',
    columns: { relates_to: 'Address' },
  },
  'auth.refresh_tokens': {
    title: 'Renewals of your sessions',
    columns: { revoked: 'No longer valid' },
  },
} satisfies Copy;

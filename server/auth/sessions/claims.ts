/** The caller, as SQL will see it in `request.jwt.claims`. */
export type Claims = {
  sub: string;
  role: 'authenticated' | 'service_role' | 'anon';
  session_id?: string | undefined;
  email?: string | undefined;
  aal?: string | undefined;
  aud?: string | undefined;
  exp?: number | undefined;
  [claim: string]: unknown;
};

import { TOTP } from 'otpauth';

/** The six digits that an authenticator app shows at a time. */
export function totpCode(secret: string, at: Date): string {
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret });
  return app.generate({ timestamp: at.getTime() });
}

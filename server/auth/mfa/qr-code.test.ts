import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('a QR code is an SVG that fits into a data: address as it is', () => {
  const svg = qrCode('otpauth://totp/faro.example:ana@example.test?secret=GEZDGNBV&issuer=faro');
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toMatch(/<\/svg>$/);
  expect(svg).not.toMatch(/[#%]|style|script|\n/);
  expect(svg.length).toBeLessThan(20_000);
});

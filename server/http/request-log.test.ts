import { expect, test } from 'vitest';
import { pathForLog } from './request-log.ts';

test('A14, H25: no line has what a mail program made part of a path', () => {
  const token = 'kq3-x_Zt0aP9cVb2nM5lKj8hGf6dSe4rWq1yUi7oTpA';
  for (const path of [
    `/auth%23token_hash=${token}&type=signup`,
    `/auth%2523token_hash=${token}`,
    `/auth%3Ftype=recovery%23token_hash=${token}`,
    `/auth%3ftoken%3d${token}`,
    `/auth&token_hash=${token}`,
    `/auth;token=${token}`,
    `/compartido%23${token}`,
    `/compartido#${token}`,
  ]) {
    expect(pathForLog(path)).not.toContain(token);
    expect(pathForLog(path)).toMatch(/^\/(auth|compartido)/);
  }
  expect(pathForLog('/rest/v1/attempts')).toBe('/rest/v1/attempts');
  expect(pathForLog(`/${'x'.repeat(300)}`)).toHaveLength(200);
});

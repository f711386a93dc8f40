import { expect, test } from 'vitest';
import { parseJobsConfig } from './jobs-config.ts';

const whole = {
  DATABASE_URL: 'postgres://postgres:x@db.example/postgres',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hola@faro.example',
  SITE_URL: 'https://faro.example/',
};
const parse = (env: Record<string, string>, isDry = false) => parseJobsConfig(env, { isDry });

test('database, mail server and site are enough; no secret of a server is asked for', () => {
  expect(parse({ ...whole, DATA_DIR: '/data' })).toEqual({
    databaseUrl: whole.DATABASE_URL,
    dataDir: '/data',
    siteUrl: 'https://faro.example',
    smtpUrl: whole.SMTP_URL,
    mailFrom: whole.MAIL_FROM,
  });
});

test.each(['SMTP_URL', 'SITE_URL', 'MAIL_FROM'])(
  'without %s it refuses by that name and says why',
  (name) => {
    expect(() => parse({ ...whole, [name]: ' ' })).toThrow(
      new RegExp(`^${name} is missing: .{15,}`),
    );
  },
);

test('what is missing is told at once, a line each', () => {
  const { DATABASE_URL } = whole;
  expect(() => parse({ DATABASE_URL })).toThrow(/^SITE_URL .+\nSMTP_URL .+\nMAIL_FROM .+$/);
});

test('beside a hosted project the address of its database is asked for', () => {
  expect(() => parse({ BACKEND_URL: 'https://abc.supabase.co' })).toThrow(
    /^DATABASE_URL is missing: .*project/,
  );
});

test('a list of what is due sends nothing, and needs the database alone', () => {
  expect(parse({ DATABASE_URL: whole.DATABASE_URL }, true)).toMatchObject({
    databaseUrl: whole.DATABASE_URL,
  });
});

test('on the embedded database nothing has to be said', () => {
  expect(parse({})).toMatchObject({ databaseUrl: undefined, siteUrl: 'http://localhost:3000' });
});

test('a value that makes no sense is named', () => {
  expect(() => parse({ ...whole, SITE_URL: 'faro' })).toThrow('SITE_URL is not an origin');
});

import { expect } from '@playwright/test';
import { inGate } from './drill.ts';
import { imitateTranslator, manners } from './foreign-changes/imitate-translator.ts';
import { lookAround, visits, walks, type Walk } from './foreign-changes/walks.ts';
import { watchCrashes } from './foreign-changes/watch-crashes.ts';
import { bringSession, grantAdmin, makeAccount } from './made-accounts.ts';
import { enrolFactor } from './made-factors.ts';
import { startServer } from './serve.ts';
import { test } from './site-fixture.ts';

// X31: a browser translates the page, at any moment and in any state: it goes on, and shows what changes later.
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Of `npm run drill:translate`, which takes every way in every manner, as often as it is told. */
const rounds = Number(process.env.TRANSLATE_ROUNDS ?? 0);

type Taken = { name: string; walk: (seed: number) => Walk; seed: number; manner: number };

const opened = [...visits].map(([path, walk]) => ({ name: path, walk: () => walk }));
const ways = Object.entries(walks).map(([name, walk]) => ({ name, walk }));
/** Without rounds: each walk once, and one of the pages that are only opened, all manners in turn. */
const short: Taken[] = [...ways, ...opened.slice(0, 1)].map((way, at) => ({
  ...way,
  seed: 1009 + at * 131,
  manner: at % manners.length,
}));
const long: Taken[] = Array.from({ length: rounds }).flatMap((_, round) =>
  [...ways, ...opened].flatMap((way, at) =>
    manners.map((_, manner) => ({ ...way, seed: 7919 * (round + 1) + at * 131, manner })),
  ),
);

test('there are ways to take', () => {
  expect(short.length).toBeGreaterThan(9);
  expect(visits.size).toBeGreaterThan(20);
});

for (const { name, walk, seed, manner } of rounds > 0 ? long : short) {
  const how = manners[manner] ?? 'font';
  test(
    `X31: ${name}, translated ${how} (${seed})`,
    inGate(name === 'signing in with mistakes'),
    async ({ page, site }) => {
      const expectNoCrash = watchCrashes(page);
      await imitateTranslator(page, { manner: how, seed, isApart: seed % 2 === 0 });
      await walk(seed * 10 + manner)(page, site);
      await expectNoCrash();
    },
  );
}

test('X31: a translation that comes and goes at once, twice over, is taken away as any node', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/auth`);
  await page.getByRole('textbox').first().waitFor();
  const left = await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    const [text, font] = [document.createTextNode('a'), document.createElement('font')];
    place.append(text);
    for (let time = 0; time < 2; time += 1) {
      text.replaceWith(font);
      font.replaceWith(text);
    }
    text.remove();
    place.append(font);
    font.remove();
    // As React does with what it has put there itself.
    place.removeChild(font);
    place.removeChild(text);
    return place.childNodes.length;
  });
  expect(left).toBe(0);
});

for (const manner of rounds > 0 ? manners : []) {
  test(`X31: what administrators see, translated ${manner}`, async ({ page }) => {
    const server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
    try {
      const admin = await enrolFactor(server, await makeAccount(server, 'admin@example.com'));
      await grantAdmin(server, 'admin@example.com');
      await bringSession(page, server, admin);
      const expectNoCrash = watchCrashes(page);
      await imitateTranslator(page, { manner, seed: 4057, isApart: manner === 'font' });
      await lookAround(page, server);
      await expectNoCrash();
    } finally {
      await server.remove();
    }
  });
}

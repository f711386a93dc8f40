import { imitateTranslator, manners } from './foreign-changes/imitate-translator.ts';
import { watchCrashes } from './foreign-changes/watch-crashes.ts';
import { visits, walks } from './foreign-changes/walks.ts';
import { test } from './site-fixture.ts';

// X31: a browser translates the page, at any moment and in any state: it goes on, and shows what changes later.
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** One of each here; `npm run drill:translate` takes every walk in every manner, with more seeds. */
const rounds = Number(process.env.TRANSLATE_ROUNDS ?? 0);
const seeds = rounds > 0 ? Array.from({ length: rounds }, (_, at) => 1000 + at * 7919) : [1009];
const all = rounds > 0;

for (const seed of seeds) {
  for (const [at, [name, walk]] of Object.entries(walks).entries()) {
    for (const manner of all ? manners : manners.slice(at % 4, (at % 4) + 1)) {
      test(`X31: ${name}, translated ${manner} (${seed})`, async ({ page, site }) => {
        const expectNoCrash = watchCrashes(page);
        const isApart = (at + seed) % 2 === 0;
        await imitateTranslator(page, { manner, seed: seed + at * 131, isApart });
        await walk(seed + at)(page, site);
        await expectNoCrash();
      });
    }
  }
}

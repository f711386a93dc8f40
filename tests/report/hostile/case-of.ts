// What a made-up person did, as the hostile reader knows it: the answers in the words of each language, and no score.
import { loadInstrument, loadWording } from '#content/instruments/load-published.ts';
import type { Locale } from '#domain/locale.ts';
import type { Case, Given } from './pages.ts';
import type { Subject } from './subjects.ts';

const tests: Readonly<Record<string, string>> = { riasec: 'interests' };

export async function caseOf(subject: Subject): Promise<Case> {
  const { version, form, ageBand, level, attempts, firstCard, way } = subject;
  return {
    version,
    form,
    ageBand,
    level,
    firstCard,
    isLine: way === 'line' && form === 'full',
    tests: attempts.map(({ instrument }) => tests[instrument] ?? instrument),
    given: { es: await givenIn(subject, 'es'), en: await givenIn(subject, 'en') },
  };
}

async function givenIn({ attempts }: Subject, locale: Locale): Promise<Given[]> {
  const each = await Promise.all(
    attempts.map(async ({ instrument: id, version, answers }) => {
      const [instrument, words] = await Promise.all([
        loadInstrument(id, version),
        loadWording(id, version, locale),
      ]);
      if (!instrument || !words) throw new Error(`${id} ${version} is not published`);
      return instrument.items.flatMap((item) => {
        const [question, choice] = [words.items[item.id], words.choices[answers[item.id] ?? -1]];
        return question && choice ? [{ question, choice }] : [];
      });
    }),
  );
  return each.flat();
}

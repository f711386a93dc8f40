// What the text may not say of a career, beside the scores that stand in the same text.
import type { Fault } from './fault.ts';
import { type Letter } from './lexicon.ts';
import { doingsIn, said, type CareerText, type Reading } from './read-text.ts';

export function faultsOfCareers(reading: Reading): Fault[] {
  if (reading.points.size < 6) return [];
  return [...reading.careers.flatMap((career) => ofOne(career, reading)), ...ofList(reading)];
}

function ofOne({ text, isMatch }: CareerText, reading: Reading): Fault[] {
  const { lexicon, points, known } = reading;
  const of = (phrase: Parameters<typeof said>[1]) =>
    said({ text, lexicon }, phrase).flatMap((list) => doingsIn(list, lexicon));
  const score = (letter: Letter) => points.get(letter) ?? 0;
  const mean = [...points.values()].reduce((sum, one) => sum + one, 0) / points.size;
  const [unites, moreInJob, moreInOwn] = [of('unites'), of('moreInJob'), of('moreInOwn')];
  const separates = [...moreInJob, ...moreInOwn];
  const quotes = Array.from(
    text.matchAll(lexicon.says.quotes),
    ([, choice = '', ...items]) => [choice, items.filter((item) => item !== undefined)] as const,
  );
  return [
    ...unites
      .filter((letter) => score(letter) < 20)
      .map((letter) => at('counts-below-middle', letter)),
    ...unites
      .filter((letter) => separates.includes(letter))
      .map((letter) => at('unites-and-separates', letter)),
    ...moreInJob
      .filter((letter) => score(letter) * 3 >= 80)
      .map((letter) => at('high-yet-more-in-job', letter)),
    ...moreInOwn
      .filter((letter) => score(letter) * 3 < 40)
      .map((letter) => at('low-yet-more-in-own', letter)),
    ...of('nearest')
      .filter((letter) => score(letter) <= mean)
      .map((letter) => at('mean-side', letter)),
    ...of('lowOnBoth')
      .filter((letter) => score(letter) >= mean)
      .map((letter) => at('mean-side', letter)),
    ...(isMatch && said({ text, lexicon }, 'noneUnites').length > 0
      ? [{ kind: 'match-without-shared' as const, said: text.slice(0, 80) }]
      : []),
    ...quotes.flatMap(([choice, items]) =>
      items.flatMap((item): Fault[] => {
        const letter = known.typeOfItem.get(item);
        return [
          ...(letter && separates.includes(letter) ? [at('quotes-what-separates', letter)] : []),
          ...(letter && !lexicon.liked.includes(choice)
            ? [{ kind: 'quote-not-liked' as const, said: choice }]
            : []),
        ];
      }),
    ),
  ];

  function at(kind: Fault['kind'], letter: Letter): Fault {
    return { kind, said: `${letter} ${score(letter)}: ${text.slice(0, 200)}` };
  }
}

/** As many as the filter says at least, and few only where they are. */
function ofList(reading: Reading): Fault[] {
  const shown = reading.careers.filter(({ isMatch }) => isMatch).length;
  const faults: Fault[] = [];
  for (const total of said(reading, 'total')) {
    if (shown > Number(total))
      faults.push({ kind: 'more-than-match', said: `${shown} of ${total}` });
  }
  if (said(reading, 'thin').length > 0 && shown >= 5) {
    faults.push({ kind: 'thin-and-many', said: `${shown} careers` });
  }
  if (said(reading, 'noCareer').length > 0 && shown > 0) {
    faults.push({ kind: 'thin-and-many', said: `none, and ${shown}` });
  }
  return faults;
}

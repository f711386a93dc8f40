// What a record says of others: names that exist, addresses that are free.
import type { Records } from './kinds.ts';
import { admissionRuleMistakes } from './references/admission-rules.ts';
import { answerMistakes } from './references/answers.ts';
import { mailMistakes } from './references/mails.ts';
import { portraitMistakes } from './references/portraits.ts';
import { professionMistakes } from './references/professions.ts';
import { questionMistakes } from './references/questions.ts';
import { mistakesOfSources } from './sources.ts';

/** One line a mistake, in the form of `told`. */
export function mistakesBetween(records: Records): readonly string[] {
  return [
    ...mistakesOfSources(records),
    ...careerMistakes(records),
    ...professionMistakes(records),
    ...questionMistakes(records),
    ...answerMistakes(records),
    ...admissionRuleMistakes(records),
    ...portraitMistakes(records),
    ...mailMistakes(records),
  ];
}

function careerMistakes({ careers, degrees, titles, professions }: Records): readonly string[] {
  const mistakes: string[] = [];
  const addresses = new Map<string, string>();
  const say = (id: string, field: string, reason: string) =>
    mistakes.push(`content/careers/${id}.yaml ${field}: ${reason}`);
  for (const [id, career] of careers) {
    const owner = addresses.get(career.englishAddress);
    if (owner !== undefined) say(id, 'englishAddress', `is that of ${owner} already`);
    addresses.set(career.englishAddress, id);
    for (const degree of career.degrees)
      if (!degrees.has(degree)) say(id, 'degrees', `no degree is called ${degree}`);
    if (career.profession !== undefined && !professions.has(career.profession))
      say(id, 'profession', `no profession is called ${career.profession}`);
    for (const other of career.related)
      if (other === id || !careers.has(other))
        say(id, 'related', `no other career is called ${other}`);
    const naming = [...careers].filter(([, other]) => other.related.includes(id));
    if (new Set([...career.related, ...naming.map(([other]) => other)]).size < 2)
      say(id, 'related', 'names fewer than two careers, and none names it');
    for (const { title, outcome } of career.titles) {
      const record = titles.get(title);
      if (!record) say(id, 'titles', `no vocational title is called ${title}`);
      else if (!record.outcomes.some((published) => published.includes(outcome)))
        say(id, 'titles', `${title} publishes no outcome "${outcome}"`);
    }
    const ways = [career.level, career.alsoVia];
    if (ways.includes('university') !== career.degrees.length > 0)
      say(id, 'degrees', 'and level do not agree');
    if (ways.includes('vocational') !== career.titles.length > 0)
      say(id, 'titles', 'and level do not agree');
  }
  return mistakes;
}

// What a career's page says, part by part, read off its HTML as a person reads it.
import type { RenderedCareer } from '../rendered-careers.tsx';

export type ShownCareer = {
  readonly id: string;
  readonly locale: 'es' | 'en';
  /** The kind of studies in the first of its four figures. */
  readonly badge: string;
  readonly does: string;
  readonly day: string;
  readonly tasks: string;
  readonly tires: string;
  readonly likes: readonly string[];
  /** "Se llega con…" */
  readonly reach: string;
  /** All that practice asks for, folds too. */
  readonly practice: string;
  /** Lines of how work is, by their place: with whom, where, body, screen, time, risk; or the screen alone. */
  readonly settings: readonly string[];
  readonly interests: readonly Amount[];
  readonly values: readonly Amount[];
  /** The sentences over the values. */
  readonly valuesText: string;
  readonly skills: readonly string[];
  readonly knowledge: readonly string[];
  readonly places: string;
  readonly placeLines: readonly string[];
  /** How it went for others, a sentence each. */
  readonly afterwards: readonly string[];
};

/** A name, the word that says how much, and the figure where one stands beside it. */
export type Amount = { readonly name: string; readonly word: string; readonly figure: string };

export function readShown({ id, locale, html }: Pick<RenderedCareer, 'id' | 'locale' | 'html'>) {
  const part = (name: string) => partOf(html, name);
  const [asked = ''] = part('demands').split('<section');
  const [skills = '', knowledge = ''] = asked.split('</ul>');
  const shown: ShownCareer = {
    id,
    locale,
    badge: textOf(/class="career-glance"[^]*?<span>(.*?)[,<]/.exec(html)?.[1]),
    does: `${textOf(/class="career-told">(.*?)<\/p>/.exec(html)?.[1])} ${textOf(/<p>(.*?)<\/p>/.exec(part('tasks'))?.[1])}`.trim(),
    day: textOf(part('day')),
    tasks: textOf(part('tasks')),
    tires: items(part('tires')).join('. '),
    likes: items(part('likes')),
    reach: textOf(/class="career-reach">(.*?)<\/p>/.exec(html)?.[1]),
    practice: textOf(part('practice')),
    settings: [...part('settings').matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text]) => textOf(text)),
    interests: amounts(part('compare')),
    values: amounts(part('values')),
    valuesText: textOf(/<p>(.*?)<\/p>/.exec(part('values'))?.[1]),
    skills: items(skills),
    knowledge: items(knowledge),
    places: textOf(part('places')),
    placeLines: items(/class="place-list">(.*?)<\/ul>/.exec(html)?.[1] ?? ''),
    afterwards: items(part('afterwards')),
  };
  return shown;
}

function partOf(html: string, id: string): string {
  const start = html.search(new RegExp(`<(?:section|details)[^>]* id="${id}"|<section id="${id}"`));
  if (start < 0) return '';
  const end = html.startsWith('<section', start) ? '</section>' : '</details>';
  return html.slice(start, html.indexOf(end, start));
}

function items(html: string): string[] {
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text]) => textOf(text));
}

function amounts(html: string): Amount[] {
  const rows = html.matchAll(
    /<li class="amount[^>]*>.*?<span>([^<]+)<\/span>.*?<strong>([^<]+?)\s*(?:<small>([^<]*)<\/small>)?<\/strong>/g,
  );
  return [...rows].map(([, name = '', word = '', figure = '']) => ({ name, word, figure }));
}

function textOf(html = ''): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
    .trim();
}

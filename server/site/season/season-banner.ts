// The banner of a season: a sentence above every page between two days. The server puts it into the pages that it sends, so that
// no page is built anew when it begins or ends, and it is there without JavaScript.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { escapeHtml } from '#domain/escape-html.ts';
import { locales, type Locale } from '#domain/locale.ts';

const both = z.object({ es: z.string(), en: z.string() });

/** As the build notes it beside the site; `from` and `until` are days that belong to it. */
export const seasonShape = z.object({
  from: z.string(),
  until: z.string(),
  words: both,
  link: z.object({ words: both, address: both }).optional(),
});
export type Season = z.infer<typeof seasonShape>;

/** What is put into pages, and what goes with it. */
export type SeasonBanner = {
  /** Changes with what it says. */
  readonly id: string;
  readonly styleHash: string;
  /** The page with it; one of the app, or of a test that is taken, as it is. */
  into(html: string): string;
};

/** The script that remembers who closed it. */
export const SEASON_SCRIPT = '/season.js';

/** `YYYY-MM-DD` in Spain's mainland, where the owner's days begin. */
export function dayInSpain(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(moment);
}

/** `undefined` where there is none on that day. */
export function seasonBanner(season: Season | undefined, day: string): SeasonBanner | undefined {
  if (!season || day < season.from || season.until < day) return undefined;
  const id = sha256(JSON.stringify(season)).toString('hex').slice(0, 12);
  return {
    id,
    styleHash: `sha256-${sha256(style).toString('base64')}`,
    into(html) {
      const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
      if (/data-kind="app"|data-bar=/.test(tag)) return html;
      const locale: Locale = tag.includes('lang="en"') ? 'en' : 'es';
      return html.replace('<div id="root"', () => `${markup(season, id, locale)}<div id="root"`);
    },
  };
}

const names: Readonly<Record<Locale, { notice: string; close: string }>> = {
  es: { notice: 'Aviso', close: 'Cerrar el aviso' },
  en: { notice: 'Notice', close: 'Close the notice' },
};

/** Both languages: which one is seen follows the page, which may change its language without being loaded again. */
function markup({ words, link }: Season, id: string, page: Locale): string {
  const says = locales.map((locale) => {
    const to = link
      ? ` <a href="${escapeHtml(link.address[locale])}">${escapeHtml(link.words[locale])}</a>`
      : '';
    return `<p lang="${locale}">${escapeHtml(words[locale])}${to}</p>`;
  });
  const { notice, close } = names[page];
  return [
    `<style>${style}</style><aside id="season" aria-label="${notice}">`,
    // A box that is ticked closes it: no script is needed for that.
    `<input type="checkbox" id="season-closed" aria-label="${close}">`,
    `<div>${says.join('')}<label for="season-closed" aria-hidden="true">×</label></div></aside>`,
    `<script async src="${SEASON_SCRIPT}" data-season="${id}"></script>`,
  ].join('');
}

const style = `#season div{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:0 .25rem 0 1rem;background:var(--color-beam-soft,#fcedcb);color:var(--color-ink,#14213d);font-size:.9375rem;line-height:1.35}
#season p{margin:0;padding:.5rem 0;flex:1;text-align:center;text-wrap:balance}
#season a{color:inherit;font-weight:600;text-decoration:underline;text-underline-offset:.2em}
#season label{flex:none;width:2.75rem;height:2.75rem;line-height:2.75rem;text-align:center;font-size:1.5rem;cursor:pointer}
#season input{position:absolute;opacity:0;width:1px;height:1px;margin:0;appearance:none}
#season input:focus-visible+div label{outline:2px solid;outline-offset:-4px;border-radius:.5rem}
#season input:checked,#season input:checked+div,:root[lang=es] #season [lang=en],:root[lang=en] #season [lang=es],:root[data-kind=app] #season,:root[data-bar] #season{display:none}
@media print{#season{display:none}}`;

/**
 * Keeps that it was closed. A banner that was closed before is taken away only before the page is painted: nothing that is
 * seen moves, and a slow line shows it once more.
 */
export const seasonScript = `(() => {
  const closed = document.getElementById('season-closed');
  const id = document.currentScript?.dataset.season ?? document.querySelector('[data-season]')?.dataset.season;
  if (!closed || !id) return;
  try {
    if (localStorage.getItem('faro-season') === id && performance.getEntriesByType('paint').length === 0) closed.checked = true;
  } catch {}
  closed.addEventListener('change', () => {
    try {
      localStorage.setItem('faro-season', id);
    } catch {}
  });
})();
`;

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

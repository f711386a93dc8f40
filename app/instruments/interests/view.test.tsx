import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, it } from 'vitest';
import { findInstrument } from '#content/instruments/publications.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Locale } from '#domain/locale.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { hollandCode } from '#domain/report/holland-code.ts';
import { errorBand } from '#domain/report/error-band.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { reportOf } from '#domain/report/report.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { View } from './view.tsx';

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('riasec v1 is not published');
const riasec = instrument;
const catalogs = { es: await loadCatalog('es'), en: await loadCatalog('en') };
const words = {
  es: await loadReportWords('es', catalogs.es.names),
  en: await loadReportWords('en', catalogs.en.names),
};

/** Six sums of points; `skip` leaves out that many items. */
function attempt(points: Record<string, number>, skip: Record<string, number> = {}): Attempt {
  return attemptFor(riasec, points, { skip });
}

function render(locale: Locale, one: Attempt, isGuest = true): string {
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <StaticNavigation>
        <View
          report={reportOf({
            sections: [interestsSection(riasec, one)],
            careers: catalogs.es.careers,
            level: 'both',
            reactions: {},
          })}
          words={words[locale]}
          items={{}}
          testPath="/assessment"
          now={new Date('2026-11-20T12:00:00Z')}
          isGuest={isGuest}
        />
      </StaticNavigation>
    </LocaleProvider>,
  );
  return html.replaceAll('<!-- -->', '');
}

const typical = attempt({ R: 8, I: 34, A: 26, S: 14, E: 20, C: 3 });
const tied = attempt({ R: 8, I: 34, A: 25, S: 26, E: 12, C: 5 });
const flat = attempt({ R: 20, I: 22, A: 21, S: 19, E: 20, C: 22 });
const incomplete = attempt({ R: 8, I: 27, A: 26, S: 14, E: 20, C: 3 }, { I: 3 });
const prorated = attempt({ R: 8, I: 28, A: 26, S: 14, E: 20, C: 3 }, { I: 2 });

describe('a typical result', () => {
  it('names what stands out, in order, in both languages', () => {
    expect(hollandCode([['I'], ['A'], ['E']], [])).toBe('I · A · E');
    expect(render('es', typical)).toContain('I · A · E');
    expect(render('es', typical)).toContain('Investigar y crear: eso es lo que más te llama.');
    expect(render('en', typical)).toContain('Finding out and creating are what draw you most.');
  });

  it('prints scores with words, margin and table, and the picture says them too', () => {
    const html = render('es', typical);
    expect(html).toContain('34 de 40 · alto');
    expect(html).toContain('3 de 40 · bajo');
    expect(html).toContain('31–37');
    expect(html).toContain('Investigador: 34 de 40 · alto.');
    expect(html.match(/<tr>/g)).toHaveLength(7);
  });

  it('says how old it is and offers to repeat it after half a year', () => {
    expect(render('es', typical)).toContain('hace 7 meses');
    expect(render('en', typical)).toContain('7 months ago');
    expect(render('es', typical)).toContain('¿Repetir el test?');
  });

  it('says that interests are no aptitudes and not to decide by this alone', () => {
    expect(render('es', typical)).toContain('los intereses no son aptitudes');
    expect(render('es', typical)).toContain('Nadie debería decidir por ti solo con este test');
    expect(render('en', typical)).toContain('107 studies');
  });

  it('offers a guest to keep it, and a person their profile', () => {
    expect(render('es', typical)).toContain('href="/register"');
    expect(render('en', typical)).toContain('href="/en/register"');
    expect(render('es', typical, false)).not.toContain('/register');
    expect(render('es', typical, false)).toContain('href="/profile"');
  });

  it('gives the same figures in both languages', () => {
    const figures = (html: string) => html.match(/\d+ \/ \d+|\d+–\d+/g);
    expect(figures(render('en', typical))).toEqual(figures(render('es', typical)));
  });

  it('carries no inline style, which the security policy would block', () => {
    expect(render('es', typical)).not.toMatch(/ style=/);
  });
});

it('shows a tie as a tie and says why', () => {
  expect(render('es', tied)).toContain('I · A = S');
  expect(render('es', tied)).toContain('Muy cerca va crear (Artístico).');
  expect(render('es', tied)).toContain(
    'De los que van casi empatados, este test no puede decir cuál va primero.',
  );
  expect(render('en', tied)).toContain('Very close comes creating (Artistic).');
  expect(render('en', tied)).toContain('Of those almost tied');
});

it('calls a flat profile open interests and prints no code', () => {
  expect(render('es', flat)).toContain('Intereses abiertos');
  expect(render('en', flat)).toContain('Open interests');
  expect(render('es', flat)).not.toContain('lang="zxx"');
  expect(render('es', flat)).toContain('22 de 40 · medio');
});

it('gives a flat profile, never NaN, when every answer is the same', () => {
  const same = attempt({ R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 });
  expect(render('es', same)).toContain('Intereses abiertos');
  expect(render('es', same)).not.toContain('NaN');
});

it('tells a dislike of everything with care: no open interests, no diagnosis, a person to talk to', () => {
  const nothing = render('es', attempt({ R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 }));
  expect(nothing).not.toContain('Intereses abiertos');
  expect(nothing).not.toContain('te gustan muchas cosas');
  expect(nothing).toContain('no es un diagnóstico');
  expect(nothing).toContain('a alguien de confianza');
  expect(nothing).not.toContain('NaN');
});

it('gives a type with three missing answers no score and draws no hexagon', () => {
  const html = render('es', incomplete);
  expect(html).toContain('Sin completar: Investigador.');
  expect(html).toContain('Sin puntuación: 7 de 10 respuestas');
  expect(html).toContain('26 de 40 · medio');
  expect(html).not.toContain('class="hexagon"');
  expect(render('en', incomplete)).toContain('Incomplete: Investigative.');
});

it('says when a score was worked out from eight answers', () => {
  expect(render('es', prorated)).toContain('Calculado con 8 de 10 respuestas.');
});

it('orders the scores by what stands out and cuts error bands at the ends of the scale', () => {
  const { scores } = interestsSection(riasec, typical);
  expect(scores.map(({ scale }) => scale)).toEqual(['I', 'A', 'E', 'S', 'R', 'C']);
  const last = scores.at(-1);
  expect(last?.kind === 'scored' && errorBand(last)).toEqual({ low: 0, high: 6 });
});

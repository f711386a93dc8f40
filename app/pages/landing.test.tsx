import { describe, expect, test } from 'vitest';
import { copy as english } from '#content/sentences/landing/en/landing.ts';
import { copy as spanish, type Copy } from '#content/sentences/landing/es/landing.ts';
import { people } from '#content/site-people.ts';
import { renderPage } from '#app/prerender/prerender.tsx';

const assets = () => ({
  boot: '/boot.js',
  preloads: [],
  fonts: [],
  css: { linked: ['/site.css'] },
});

const booking = 'https://faro.example/reserva';
const north = 'https://norte.example/';
const south = 'https://sur.example/';
const video = 'https://video.example/@faro-vocacional';

const spanishCopy: Copy = spanish;
const pages = [
  {
    path: '/',
    copy: spanishCopy,
    rating: '4,9',
    internal: {
      route: '/ruta-a-espana',
      test: '/assessment',
      results: '/results',
      otherTests: ['/values-test', '/personality-test', '/metodo', '/aula'],
      spain: [
        '/carreras',
        '/ruta-a-espana',
        '/me-llega-y-cuanto-cuesta',
        '/blog',
        '/research-results',
      ],
      register: '/register',
      research: '/research-results',
      questions: '/preguntas-de-familias',
      articles: [
        '/blog/las-profesiones-del-futuro',
        '/blog/carreras-emergentes-holland',
        '/blog/profesiones-estrella-faro',
        '/blog',
      ],
      legal: '/legal',
      signIn: '/auth',
    },
  },
  {
    path: '/en',
    copy: english,
    rating: '4.9',
    internal: {
      route: '/en/route-to-spain',
      test: '/en/assessment',
      results: '/en/results',
      otherTests: ['/en/values-test', '/en/personality-test', '/en/method', '/en/classroom'],
      spain: [
        '/en/careers',
        '/en/route-to-spain',
        '/en/will-i-get-in-and-what-it-costs',
        '/en/blog',
        '/en/research-results',
      ],
      register: '/en/register',
      research: '/en/research-results',
      questions: '/en/questions-of-families',
      articles: [
        '/en/blog/professions-of-the-future',
        '/en/blog/emerging-careers-holland',
        '/en/blog/star-professions-faro',
        '/en/blog',
      ],
      legal: '/en/legal',
      signIn: '/en/auth',
    },
  },
] as const;

describe.each(pages)(
  'the built landing page at $path',
  async ({ path, copy, rating, internal }) => {
    // React parts texts that it will join with empty comments.
    const html = (await renderPage(path, assets)).replaceAll('<!-- -->', '');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    const dialog = main.slice(main.indexOf('<dialog'), main.indexOf('</dialog>'));
    const sections = main.slice(0, main.indexOf('<dialog'));

    test('has the fifteen sections in the order of the specification (S01)', () => {
      const order = [...main.matchAll(/<section[^>]*aria-labelledby="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      expect(order).toEqual([
        'hero-title',
        'stories-title',
        'services-title',
        'team-title',
        'years-title',
        'endorsed-title',
        'promo-title',
        'model-title',
        'voices-title',
        'reading-title',
        'asked-title',
        'adviser-title',
        'invest-title',
        'final-call-title',
      ]);
      for (const id of order) expect(main).toMatch(new RegExp(`<h[12] id="${id}"`));
      expect(html.indexOf('<footer')).toBeGreaterThan(html.indexOf('</main>'));
      expect(main.match(/<h1/g)).toHaveLength(1);
    });

    test('links where it should, section by section', () => {
      const links = linksOf(sections).filter((href) => !isSource(href));
      expect(links).toEqual([
        // The first card's three labels, of which one is shown, and the second card.
        internal.test,
        internal.test,
        internal.results,
        booking,
        internal.spain[0],
        internal.route,
        internal.route,
        north,
        south,
        internal.research,
        internal.test,
        internal.register,
        ...internal.articles,
        video,
        internal.questions,
        internal.route,
        booking,
        booking,
        internal.test,
        internal.register,
      ]);
      expect(linksOf(footer)).toEqual([
        internal.test,
        ...internal.otherTests,
        ...internal.spain,
        internal.signIn,
        internal.register,
        'mailto:privacidad@faro.example',
        'tel:+34600000000',
        internal.legal,
        `${internal.legal}#cookies`,
      ]);
    });

    test('opens every other site in a new tab, without a handle on this one, and says so', () => {
      const external = sections.match(/<a [^>]*href="https:[^>]*>.*?<\/a>/gs) ?? [];
      expect(external.length).toBeGreaterThanOrEqual(6 + 8);
      for (const link of external) {
        expect(link).toContain('target="_blank"');
        expect(link).toContain('rel="noopener"');
        expect(link).toContain(`(${copy.newTab})`);
      }
    });

    test('prints each claim with what it rests on', () => {
      expect(main).toMatch(/<strong>95(\u00a0| )?%/);
      expect(main).toContain('<strong>50+</strong>');
      expect(main).toContain(`<strong>${rating}</strong>`);
      expect(copy.experience.title).toContain('10');
      for (const words of [
        copy.stories.acceptance.basis,
        copy.stories.families.basis,
        copy.experience.basis,
        copy.universities.basis,
        copy.testimonials.basis,
        copy.testimonials.verification.text,
        copy.adviser.seats.basis,
      ]) {
        expect(main).toContain(words);
      }
    });

    test('says how far the test goes once, in a fold, and never that it takes ten minutes', () => {
      expect(html.match(/explorator/gi)).toHaveLength(1);
      const folds = main.match(/<details.*?<\/details>/gs) ?? [];
      expect(folds.filter((fold) => /explorator/i.test(fold))).toHaveLength(1);
      expect(html).not.toMatch(/\b(10|diez|ten) minut/i);
    });

    test('shows one count of places: eight a year, two taken', () => {
      const seats = main.match(/class="boat-seat[^"]*"/g) ?? [];
      expect(seats).toHaveLength(8);
      expect(seats.filter((seat) => seat.includes('is-taken'))).toHaveLength(2);
      expect(copy.adviser.seats.count).toMatch(/2 (de|of) 8/);
      expect(copy.adviser.seats.free).toContain('6');
    });

    test('marks nine testimonials, the team and the universities as examples', () => {
      const voices = main.match(/<figcaption>.*?<\/figcaption>/gs) ?? [];
      expect(voices).toHaveLength(9);
      for (const voice of voices) expect(voice).toContain(`>${copy.example}</span>`);
      expect(main.split('example-mark')).toHaveLength(9 + 2 + 1);
      expect(main).toContain(copy.team.note);
      expect(main).toContain(copy.universities.note);
    });

    test('opens the registration from the promo and the last call, as links without script', () => {
      const openers = sections.match(/<a [^>]*data-dialog="register"[^>]*>/g) ?? [];
      expect(openers).toHaveLength(2);
      for (const opener of openers) expect(opener).toContain(`href="${internal.register}"`);
      const buttons = sections.match(/<button [^>]*data-dialog="register"[^>]*>/g) ?? [];
      expect(buttons).toHaveLength(2);
      for (const button of buttons) {
        expect(button).toContain('commandfor="register-dialog" command="show-modal"');
      }
      expect(dialog).toContain('id="register-dialog"');
      expect(dialog).not.toMatch(/<dialog[^>]* open/);
      for (const field of ['name', 'email', 'password', 'confirmPassword', 'privacy']) {
        expect(dialog).toContain(`name="${field}"`);
      }
    });

    test('carries no style attribute and no script of its own', () => {
      expect(main).not.toContain('style=');
      expect(main).not.toContain('<script');
    });
  },
);

test('the owner gives as many testimonials as the specification asks for (S02)', () => {
  expect(people.testimonials).toHaveLength(9);
});

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
}

/** The sources of the answers, which belong to the facts. */
function isSource(href: string): boolean {
  return href.startsWith('https:') && !new URL(href).hostname.endsWith('.example');
}

import { describe, expect, test } from 'vitest';
import { answers as afterStudies } from '#content/compiled/answers/after-studies.js';
import { answers as familyQuestions } from '#content/compiled/answers/family-questions.js';
import { locales } from '#domain/locale.ts';
import { pathOf } from '#app/i18n/paths.tsx';
import { prerenderPaths, renderPage, sitemap } from './prerender.tsx';

const assets = () => ({ boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } });
const pages = [
  ['family-questions', familyQuestions],
  ['after-studies', afterStudies],
] as const;

describe.each(locales)('pages of answers (%s)', (locale) => {
  test.each(pages)('%s says every question with a source or an office', async (page, answers) => {
    const path = pathOf(page, locale);
    expect(prerenderPaths().map((each) => each.path)).toContain(path);
    expect(sitemap()).toContain(`${path}</loc>`);
    const html = await renderPage(path, assets);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect([title.length <= 65, description.length]).toEqual([true, expect.any(Number)]);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html.match(/"@type":"Question"/g)).toHaveLength(answers.length);
    const sections = answers.map(({ id }) => {
      const [, rest = ''] = html.split(`<section id="${id}"`);
      return rest.slice(0, rest.indexOf('</section>'));
    });
    expect(sections.filter((section) => !/<h2>[^<]+<\/h2>/.test(section))).toEqual([]);
    expect(
      sections.filter((section) => !/pathway-(sources|ask)|<a href="\//.test(section)),
    ).toEqual([]);
    expect(html.slice(html.indexOf('<main'))).not.toMatch(/\{[a-z]/);
  });

  test('the route, the FAQ and every career lead to them', async () => {
    const [questions, after] = [
      pathOf('family-questions', locale),
      pathOf('after-studies', locale),
    ];
    const route = await renderPage(pathOf('pathway', locale), assets);
    expect(route).toContain(`href="${questions}"`);
    expect(route).toContain(`href="${after}"`);
    expect(await renderPage(pathOf('landing', locale), assets)).toContain(`href="${questions}"`);
    const career = locale === 'es' ? '/carreras/enfermeria' : '/en/careers/nursing';
    expect(await renderPage(career, assets)).toContain(`href="${after}"`);
  });
});

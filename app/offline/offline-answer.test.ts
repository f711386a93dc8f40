import { describe, expect, it } from 'vitest';
import { answerOffline, planFor, type OfflineFiles, type Surroundings } from './offline-answer.ts';

const origin = 'https://faro.example';
const files: OfflineFiles = {
  version: '1',
  pages: ['/assessment', '/en/assessment', '/sin-conexion', '/en/offline'],
  assets: ['/assets/a-1.js'],
  whenUsed: { pages: ['/carreras', '/carreras/comparar'], assets: ['/assets/search-1.js'] },
  toRead: ['/carreras/', '/en/careers/'],
  fallback: { es: '/sin-conexion', en: '/en/offline' },
};

const get = (path: string) => new Request(origin + path);
const plan = (path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET') =>
  planFor({ url: new URL(path, origin).href, mode, method }, origin, files);

/** A browser whose network answers `network` and whose copy holds every file's own name. */
function browser(network: () => Promise<Response>, change: Partial<Surroundings> = {}) {
  const copyOf = async (path: string) => new Response(`copy of ${path}`);
  return {
    fetch: network,
    page: copyOf,
    asset: copyOf,
    keep: async () => {},
    keepToRead: async () => {},
    pause: () => new Promise<void>(() => {}),
    ...change,
  };
}
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const fresh = async () => new Response('fresh');
const text = async (answer: Promise<Response>) => (await answer).text();

describe('the offline copy', () => {
  it('leaves to the network whatever belongs to a person or changes something (H20)', () => {
    for (const path of ['/rest/v1/attempts', '/auth/v1/user', '/config.json', '/functions/v1/x']) {
      expect(plan(path)).toBe('leave');
    }
    expect(plan('/assessment', 'navigate', 'POST')).toBe('leave');
    expect(plan('https://backend.example/rest/v1/attempts')).toBe('leave');
  });

  it('gives a page as the network has it, and the copy when there is no network', async () => {
    expect(plan('/assessment/?form=short', 'navigate')).toBe('page');
    const request = get('/assessment/?form=short');
    expect(await text(answerOffline(request, 'page', files, browser(fresh)))).toBe('fresh');
    expect(await text(answerOffline(request, 'page', files, browser(cut)))).toBe(
      'copy of /assessment',
    );
  });

  it('stands in for a server that is broken or too slow, and waits where there is no copy', async () => {
    const request = get('/assessment');
    const broken = async () => new Response('', { status: 502 });
    expect(await text(answerOffline(request, 'page', files, browser(broken)))).toContain('copy');
    const slow = () =>
      new Promise<Response>((late) => setTimeout(() => late(new Response('late'))));
    const impatient = { pause: async () => {} };
    expect(await text(answerOffline(request, 'page', files, browser(slow, impatient)))).toContain(
      'copy',
    );
    const empty = { ...impatient, page: async () => undefined };
    expect(await text(answerOffline(request, 'page', files, browser(slow, empty)))).toBe('late');
  });

  it('says that it needs the network for a page that joins when used and never was', async () => {
    expect(plan('/carreras', 'navigate')).toBe('page');
    const unused = browser(cut, {
      page: async (path) => (path === '/carreras' ? undefined : new Response(`copy of ${path}`)),
    });
    expect(await text(answerOffline(get('/carreras'), 'page', files, unused))).toBe(
      'copy of /sin-conexion',
    );
  });

  it('gives built files without asking the network, and asks for those of another build', async () => {
    expect(plan('/assets/b-2.js')).toBe('asset');
    expect(await text(answerOffline(get('/assets/a-1.js'), 'asset', files, browser(cut)))).toBe(
      'copy of /assets/a-1.js',
    );
    const without = browser(fresh, { asset: async () => undefined });
    expect(await text(answerOffline(get('/assets/b-2.js'), 'asset', files, without))).toBe('fresh');
  });

  it('says in the language of the address that any other page needs the network', async () => {
    expect(plan('/en/profile', 'navigate')).toBe('elsewhere');
    const answer = answerOffline(get('/en/profile'), 'elsewhere', files, browser(cut));
    expect(await text(answer)).toBe('copy of /en/offline');
    const spanish = answerOffline(get('/'), 'elsewhere', files, browser(cut));
    expect(await text(spanish)).toBe('copy of /sin-conexion');
    expect(await text(answerOffline(get('/'), 'elsewhere', files, browser(fresh)))).toBe('fresh');
  });

  it('keeps a career that was opened, apart from the copy of a build, and shows it without a network', async () => {
    const kept: string[] = [];
    const keepToRead = async (path: string) => void kept.push(path);
    expect(plan('/carreras/enfermeria', 'navigate')).toBe('page');
    // Saved from a card, without leaving for it.
    expect(plan('/en/careers/nursing')).toBe('page');
    expect(plan('/carreras/enfermeria/otra', 'navigate')).toBe('elsewhere');
    const request = get('/carreras/enfermeria');
    const online = browser(fresh, { keepToRead, keep: () => Promise.reject(new Error('no')) });
    expect(await text(answerOffline(request, 'page', files, online))).toBe('fresh');
    await answerOffline(get('/carreras/comparar'), 'page', files, browser(fresh, { keepToRead }));
    expect(kept).toEqual(['/carreras/enfermeria']);
    expect(await text(answerOffline(request, 'page', files, browser(cut)))).toBe(
      'copy of /carreras/enfermeria',
    );
    const never = browser(cut, {
      page: async (path) => (path.startsWith('/carreras') ? undefined : new Response(path)),
    });
    expect(await text(answerOffline(request, 'page', files, never))).toBe('/sin-conexion');
  });

  it('adds what the build names once it was used, and nothing else', async () => {
    const kept: string[] = [];
    const around = browser(fresh, {
      asset: async () => undefined,
      keep: async (path) => void kept.push(path),
    });
    for (const path of ['/assets/search-1.js', '/assets/other-1.js']) {
      expect(await text(answerOffline(get(path), 'asset', files, around))).toBe('fresh');
    }
    for (const path of ['/carreras', '/assessment']) {
      expect(plan(path, 'navigate')).toBe('page');
      expect(await text(answerOffline(get(path), 'page', files, around))).toBe('fresh');
    }
    expect(kept).toEqual(['/assets/search-1.js', '/carreras']);
    const broken = browser(async () => new Response('', { status: 502 }), {
      keep: around.keep,
    });
    await answerOffline(get('/carreras'), 'page', files, broken);
    expect(kept).toHaveLength(2);
    expect(await text(answerOffline(get('/carreras'), 'page', files, browser(cut)))).toContain(
      'copy',
    );
  });
});

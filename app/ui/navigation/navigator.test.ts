import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigator, type FindPage, type Standing, type Surroundings } from './navigator.ts';
import type { Place } from './place.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageNamed = (name: string) => Object.assign(() => null, { displayName: name });
const [Home, Tests, Results] = [pageNamed('home'), pageNamed('tests'), pageNamed('results')];

function placeAt(href: string, key: string, state: unknown = null): Place {
  const { pathname, search, hash } = new URL(href, 'http://here');
  return { pathname, search, hash, state, key };
}

/** A tab: its entries, where it stands, the documents that it left for, and what is shown. */
function openTab(findPage: FindPage, first = Home, address = '/') {
  const entries = [placeAt(address, 'e0')];
  const shown: string[] = [];
  const left: string[] = [];
  const noted: string[] = [];
  const loading: boolean[] = [];
  let at = 0;
  let count = 0;
  const read = () => entries[at] ?? placeAt('/lost', 'lost');
  const around: Surroundings = {
    read(state) {
      const entry = read();
      if (entry.key === '') entries[at] = { ...entry, key: `e${(count += 1)}`, state };
      return read();
    },
    write(href, state, how) {
      if (how === 'push') entries.splice((at += 1));
      entries[at] = placeAt(href, `e${(count += 1)}`, state);
      return read();
    },
    leave: (href, how) => void left.push(`${how} ${href}`),
    go: (steps) => void (at += steps),
    noteScroll: ({ key }) => void noted.push(key),
  };
  const standing: Standing = { place: read(), Page: first, arrived: 'first' };
  const moves = createNavigator(findPage, standing, around, {
    shown: ({ place, Page, arrived }) =>
      shown.push(`${Page.displayName} ${place.pathname}${place.hash} ${arrived}`),
    isLoading: (isIt) => loading.push(isIt),
  });
  return {
    moves,
    shown,
    left,
    noted,
    loading,
    addresses: () => entries.map(({ pathname, search, hash }) => pathname + search + hash),
    /** The browser's own arrow. */
    back() {
      at -= 1;
      return moves.follow();
    },
    /** A link to a part of the page, followed by the browser itself. */
    followPart(hash: string) {
      const part = { ...read(), hash, key: '', state: null };
      entries.splice((at += 1), entries.length, part);
      return moves.follow();
    },
    state: () => read().state,
  };
}

test('the page and its address stand until the next page is here', async () => {
  const tests = Promise.withResolvers<typeof Tests>();
  const tab = openTab(() => tests.promise);
  const going = tab.moves.navigate('/tests');
  await vi.advanceTimersByTimeAsync(49);
  expect([tab.shown, tab.addresses(), tab.loading]).toEqual([[], ['/'], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.loading).toEqual([true]);
  tests.resolve(Tests);
  await going;
  expect(tab.shown).toEqual(['tests /tests new']);
  expect(tab.addresses()).toEqual(['/', '/tests']);
  expect(tab.loading.at(-1)).toBe(false);
});

test('of two wishes the later counts, whichever page is here first', async () => {
  const tests = Promise.withResolvers<typeof Tests>();
  const results = Promise.withResolvers<typeof Results>();
  const tab = openTab((path) => (path === '/tests' ? tests.promise : results.promise));
  const going = [tab.moves.navigate('/tests'), tab.moves.navigate('/results')];
  results.resolve(Results);
  await vi.advanceTimersByTimeAsync(100);
  tests.resolve(Tests);
  await Promise.all(going);
  expect(tab.shown).toEqual(['results /results new']);
  expect(tab.addresses()).toEqual(['/', '/results']);
});

test('a page on its way is overtaken by Back, and a way back by a link', async () => {
  const tests = Promise.withResolvers<typeof Tests>();
  const tab = openTab((path) => ({ '/': Home, '/results': Results })[path] ?? tests.promise);
  await tab.moves.navigate('/results');
  const going = tab.moves.navigate('/tests');
  await tab.back();
  tests.resolve(Tests);
  await going;
  expect(tab.shown.at(-1)).toBe('home / back');

  const home = Promise.withResolvers<typeof Home>();
  const other = openTab((path) => (path === '/' ? home.promise : Results));
  await other.moves.navigate('/results');
  const back = other.back();
  await other.moves.navigate('/tests');
  home.resolve(Home);
  await back;
  expect(other.shown).toEqual(['results /results new', 'results /tests new']);
});

test('a document is left for, once, and nothing is shown in its place', async () => {
  const tab = openTab((path) => (path === '/careers' ? 'document' : Tests));
  await tab.moves.navigate('/careers?family=health#list');
  await tab.moves.navigate('/careers', { replace: true });
  expect(tab.left).toEqual(['push /careers?family=health#list', 'replace /careers']);
  expect([tab.shown, tab.addresses()]).toEqual([[], ['/']]);
});

test('Back to a document loads it at its entry, and a page that was on its way stays away', async () => {
  const tests = Promise.withResolvers<typeof Tests>();
  const tab = openTab(
    (path) => (path === '/careers' ? 'document' : path === '/tests' ? tests.promise : Results),
    Home,
    '/careers',
  );
  await tab.moves.navigate('/results');
  const going = tab.moves.navigate('/tests');
  await tab.back();
  tests.resolve(Tests);
  await going;
  expect(tab.left).toEqual(['again /careers']);
  expect(tab.shown).toEqual(['results /results new']);
});

test('a part of the page that stands is no other page, whatever would be found at its address now', async () => {
  const tab = openTab(() => 'document', Home, '/careers');
  await tab.followPart('#health');
  await tab.moves.navigate('#law');
  await tab.back();
  expect(tab.left).toEqual([]);
  expect(tab.shown).toEqual([
    'home /careers#health back',
    'home /careers#law new',
    'home /careers#health back',
  ]);
});

test('a part of a page is read as the page was: its entry keeps what the page was opened with', async () => {
  const tab = openTab(() => Results);
  await tab.moves.navigate('/results', { state: { show: 'values' } });
  await tab.followPart('#careers');
  expect(tab.state()).toEqual({ show: 'values' });
  await tab.back();
  expect(tab.state()).toEqual({ show: 'values' });
});

test('a part that is asked for once more is gone to once more, and not left where the user is', async () => {
  const tab = openTab(() => Results);
  await tab.followPart('#careers');
  await tab.moves.follow();
  expect(tab.shown).toEqual(['home /#careers back', 'home /#careers new']);
});

test('where the user was reading is noted before every move, under the entry that is left', async () => {
  const tab = openTab((path) => (path === '/' ? Home : Tests));
  await tab.moves.navigate('/tests');
  await tab.back();
  expect(tab.noted).toEqual(['e0', 'e1']);
});

test('where a link to a part was pressed is noted before the browser goes to that part, and not again there', async () => {
  const tab = openTab(() => Results);
  tab.moves.press('/#careers', () => true);
  expect(tab.noted).toEqual(['e0']);
  await tab.followPart('#careers');
  expect(tab.noted).toEqual(['e0']);
  tab.moves.press('/tests#careers', () => true);
  await tab.back();
  expect(tab.noted).toEqual(['e0', 'e1']);
});

test('a press that led nowhere does not stand for where the user was when they went on', async () => {
  const tab = openTab(() => Results);
  tab.moves.press('/#careers', () => false);
  await tab.followPart('#take');
  expect(tab.noted).toEqual(['e0', 'e0']);
});

test('going where one is asks for the page again, and takes no new entry when it replaces', async () => {
  let asked = 0;
  const tab = openTab(() => {
    asked += 1;
    return Tests;
  });
  await tab.moves.navigate('/', { replace: true, state: 1 });
  expect([asked, tab.addresses(), tab.state()]).toEqual([1, ['/'], 1]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { changeSeats, keptSeats, type KeptSeat } from './kept-seat.ts';
import { classKey, listenToSeats, whatIsKept } from './kept-text.ts';

const seat: KeptSeat = {
  session: {
    id: 'a',
    centre: 'Colegio',
    group: '4.º B',
    tests: ['interests'],
    form: 'full',
    results: 'released',
    mode: 'count',
    closesAt: '2026-12-01T10:00:00Z',
  },
  secret: 'lokame-sudito-renaba-mifulo-tanire',
  alias: '',
  attempts: [],
  isHalfTold: false,
  submission: null,
  outcome: null,
};

const window = new EventTarget();

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
});

afterEach(() => {
  browserStorage.removeItem(classKey);
  vi.unstubAllGlobals();
});

it('keeps a seat as text, reads the same again, and leaves nothing behind', () => {
  changeSeats(() => ({ seat, left: [] }));
  expect(JSON.parse(browserStorage.getItem(classKey) ?? '')).toEqual({ seat, left: [] });
  expect(keptSeats()).toEqual({ seat, left: [] });
  changeSeats(() => ({ seat: null, left: [] }));
  expect(browserStorage.getItem(classKey)).toBeNull();
});

it('takes anything else that lies there for nobody', () => {
  for (const text of ['', 'null', '[]', '{"seat":{"secret":"x"}}', '{"left":7}']) {
    browserStorage.setItem(classKey, text);
    expect(keptSeats()).toEqual({ seat: null, left: [] });
  }
});

it('tells when another tab changed it, and when a page comes back as it was left', () => {
  const told = vi.fn<() => void>();
  const stop = listenToSeats(told);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: classKey }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'faro-locale' }));
  window.dispatchEvent(new Event('pageshow'));
  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(2);
});

it('says whether somebody sits here, or something is only to be sent, without reading it', () => {
  expect(whatIsKept()).toBe('nothing');
  changeSeats(() => ({ seat, left: [] }));
  expect(whatIsKept()).toBe('seat');
  changeSeats(() => ({ seat: null, left: [seat] }));
  expect(whatIsKept()).toBe('left');
  browserStorage.setItem(classKey, '{"seat":');
  expect(whatIsKept()).toBe('nothing');
});

import { expect, test } from 'vitest';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';
import { instrumentContents, namesIn } from './registry.ts';

const everywhere = instrumentIds.flatMap((id) => locales.map((locale) => ({ id, locale })));

test.each(everywhere)('$id ($locale) tells each scale by its own key', async (one) => {
  const { definition } = await instruments[one.id].load();
  const { words } = await instrumentContents[one.id].section();
  const { types } = await words[one.locale]();
  expect(Object.keys(types)).toEqual(definition.scales);
});

test('a page that names instruments names all of them', () => {
  expect(namesIn('es', 'name')).toMatchObject({
    interests: 'Intereses',
    values: 'Valores',
    personality: 'Personalidad',
  });
  expect(Object.keys(namesIn('en', 'take'))).toEqual(instrumentIds);
});

test.each(instrumentIds)('versions of %s count up from 1 and are of what it is', async (id) => {
  const { definition } = await instruments[id].load();
  const { versions } = instrumentContents[id];
  for (const [index, { version, instrument }] of versions.entries()) {
    const published = await instrument();
    expect([version, published.version]).toEqual([index + 1, index + 1]);
    expect(definition.isVersion(published)).toBe(true);
  }
});

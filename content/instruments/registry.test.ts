import { expect, test } from 'vitest';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';
import { namesIn } from './names-in.ts';
import { instrumentContents } from './registry.ts';

const everywhere = instrumentIds.flatMap((id) => locales.map((locale) => ({ id, locale })));

test.each(everywhere)('$id ($locale) names and tells each scale by its own key', async (one) => {
  const { definition } = await instruments[one.id].load();
  const { names, words } = instrumentContents[one.id];
  const { types } = await words[one.locale]();
  expect(Object.keys(types)).toEqual(definition.scales);
  expect(Object.entries(types).map(([scale, { name }]) => [scale, name])).toEqual(
    Object.entries(names[one.locale].scales),
  );
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

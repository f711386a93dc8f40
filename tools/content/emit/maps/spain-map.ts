// The map of Spain on which pages mark where a degree is taught.
import type { Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '#tools/content/emitted.ts';
import { inset, mapSize, pathThrough, projectSpain, type Placed } from './project-spain.ts';

export function emitSpainMap({ spainLines, municipalities }: Tables): readonly Emitted[] {
  const pathOf = (wanted: string) =>
    spainLines
      .filter(({ kind }) => kind === wanted)
      .map(({ points }) => pathThrough(placesOf(points), wanted === 'land'))
      .join('');
  const { width, height } = mapSize;
  return [
    {
      path: 'geography/spain',
      exports: {
        spainMap: {
          value: { width, height, inset, land: pathOf('land'), borders: pathOf('border') },
          type: '{ readonly width: number; readonly height: number; readonly inset: { readonly left: number; readonly top: number }; readonly land: string; readonly borders: string }',
        },
        municipalities: {
          value: Object.fromEntries(
            municipalities.map(({ city, region, longitude, latitude }) => [
              city,
              [...projectSpain(Number(longitude), Number(latitude)), region],
            ]),
          ),
          type: 'Readonly<Record<string, readonly [x: number, y: number, region: MapRegion]>>',
        },
      },
      imports: [`import type { MapRegion } from '#content/catalog/studies/map-region.ts';`],
    },
  ];
}

/** `-7.41,37.17 …` */
function placesOf(points: string): Placed[] {
  return points.split(' ').map((point) => {
    const [longitude = 0, latitude = 0] = point.split(',').map(Number);
    return projectSpain(longitude, latitude);
  });
}

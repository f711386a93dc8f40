import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#content/site.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { hasPicture, picturePath, pictureSize } from '#app/i18n/head.ts';
import { LighthouseNight } from '#app/illustrations/sea/lighthouse-night.tsx';
import { SunriseRose } from '#app/illustrations/sunrise-rose.tsx';
import { loadBuiltPage } from './catalog-pages.tsx';
import { siteRoutes, type Route } from '#app/site-routes.ts';
import { hexagonPath, petalPath } from '#app/ui/charts/hexagon-geometry.ts';

/** A picture to be drawn: the drawing as SVG that wants its stylesheet, and the letters apart. */
export type SharePicture = {
  /** Below the site's root, as the page's head names it. */
  file: string;
  drawing: string;
  title: string;
  brand: string;
  /** Colour tokens of the ground and of the letters. */
  ground: string;
  ink: string;
};

/** One picture per page that may be shared, and language. */
export async function sharePictures(): Promise<SharePicture[]> {
  const wanted = siteRoutes.filter((route) => !route.below && hasPicture(route));
  return Promise.all(
    wanted.flatMap((route) => locales.map((locale) => sharePicture(route, locale))),
  );
}

async function sharePicture(route: Route, locale: Locale): Promise<SharePicture> {
  const { page, picture = 'lighthouse' } = route;
  const { copy } = await loadBuiltPage(page, route[locale], locale);
  const scene = scenes[picture];
  const { width, height } = pictureSize;
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      {scene.drawing}
    </svg>,
  );
  return {
    file: picturePath(page, locale),
    drawing,
    title: withoutBrand(copy.head.title),
    brand: site.brand,
    ground: scene.ground,
    ink: scene.ink,
  };
}

/** The brand stands above the title already. */
function withoutBrand(title: string): string {
  const rest = title.replace(` · ${site.brand}`, '').replace(`${site.brand}: `, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

type Scene = { ground: string; ink: string; drawing: ReactNode };

const scenes = {
  lighthouse: { ground: 'night', ink: 'on-night', drawing: <LighthouseNight /> },
  dawn: {
    ground: 'beam',
    ink: 'on-beam',
    drawing: (
      <>
        <rect className="dawn-sea" y="551" width="100%" height="79" />
        <svg x="480" y="180" width="720" height="450">
          <SunriseRose />
        </svg>
      </>
    ),
  },
  rose: { ground: 'night', ink: 'on-night', drawing: <Rose /> },
} satisfies Record<NonNullable<Route['picture']> | 'lighthouse', Scene>;

function Rose() {
  const centre = { x: 950, y: 315 };
  return (
    <>
      {[300, 410, 540, 690].map((radius) => (
        <path key={radius} className="night-rings" d={hexagonPath(radius, centre)} />
      ))}
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <path
          key={index}
          className={index === 1 ? 'fill-beam' : 'night-rock-light'}
          d={petalPath(index, 220, 12, centre)}
        />
      ))}
    </>
  );
}

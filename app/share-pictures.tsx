import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '#content/site.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { hasPicture, picturePath, pictureSize } from './i18n/head.ts';
import { LighthouseNight } from './illustrations/lighthouse-night.tsx';
import { SunriseRose } from './illustrations/sunrise-rose.tsx';
import { loadCareers } from './load-catalog-page.tsx';
import { loadPage } from './load-page.ts';
import { routes, type PageId } from './routes.ts';
import { petalPath, radarPath } from './ui/charts/hexagon-geometry.ts';

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
  // Careers share the picture of their index.
  const wanted = routes.filter(({ page }) => page !== 'career' && hasPicture(page));
  return Promise.all(
    wanted.flatMap(({ page }) => locales.map((locale) => sharePicture(page, locale))),
  );
}

async function sharePicture(page: PageId, locale: Locale): Promise<SharePicture> {
  const { copy } = page === 'careers' ? await loadCareers(locale) : await loadPage(page, locale);
  const scene = sceneOf(page);
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
  night: { ground: 'night', ink: 'on-night', drawing: <LighthouseNight /> },
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
} satisfies Record<string, Scene>;

/** Articles show the dawn, tests and papers the compass rose, everything else the lighthouse. */
function sceneOf(page: PageId): Scene {
  if (page.startsWith('blog-')) return scenes.dawn;
  return /test|assessment|research|legal/.test(page) ? scenes.rose : scenes.night;
}

function Rose() {
  const centre = { x: 950, y: 315 };
  return (
    <>
      {[300, 410, 540, 690].map((radius) => (
        <path
          key={radius}
          className="night-rings"
          d={radarPath([1, 1, 1, 1, 1, 1], radius, centre)}
        />
      ))}
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <path
          key={index}
          className={index === 1 ? 'night-lamp' : 'night-rock-light'}
          d={petalPath(index, 220, 12, centre)}
        />
      ))}
    </>
  );
}

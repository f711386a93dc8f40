import { useEffect, useRef, useState } from 'react';
import { sceneDrawing } from '#app/illustrations/scene-drawing.ts';
import { site } from '#content/site.ts';
import { drawPicture, pictureSize, type PictureFormat } from './draw-picture.ts';
import type { PictureFacts } from './picture-facts.ts';
import { loadPictureFonts } from './wrap-text.ts';

type Made = { readonly key: string; readonly file?: File; readonly hasFailed?: boolean };

/**
 * The picture on a canvas, where there is one, drawn anew when what it says changes, and the file of it as soon as there is one: a share sheet
 * opens only in the moment of a press, which cannot wait for a file to be made.
 */
export function usePicture(facts: PictureFacts | undefined, format: PictureFormat, name: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = JSON.stringify([facts, format]);
  const [made, setMade] = useState<Made>({ key: '' });
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      await loadPictureFonts();
      if (isWanted && canvas.current && facts) {
        const file = await fileOf(canvas.current, facts, format, name);
        if (isWanted) setMade({ key, file });
      }
    };
    draw().catch(() => isWanted && setMade({ key, hasFailed: true }));
    return () => {
      isWanted = false;
    };
    // What is drawn follows from the key alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const { file, hasFailed = false }: Made = made.key === key ? made : { key };
  return { canvas, file, hasFailed, toPng: () => blobOf(canvas.current, 'image/png') };
}

async function fileOf(
  canvas: HTMLCanvasElement,
  facts: PictureFacts,
  format: PictureFormat,
  name: string,
): Promise<File> {
  Object.assign(canvas, pictureSize[format]);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw on');
  drawPicture(context, facts, format, {
    brand: site.brand,
    site: location.host,
    scene: await sceneDrawing(facts.portrait),
  });
  // On a cheap phone a PNG of so many pixels takes a second, and what sends pictures makes a JPEG of it all the same.
  const blob = await blobOf(canvas, 'image/jpeg');
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

async function blobOf(canvas: HTMLCanvasElement | null, type: string): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas?.toBlob(resolve, type, 0.92);
  const blob = canvas && (await promise);
  if (!blob) throw new Error('the browser made no file of the picture');
  return blob;
}

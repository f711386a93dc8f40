// The scene of a result on a canvas, in the colours that it has on the page, by day and by night.
import '../../styles/scenes.css';
import type { Scene } from '#app/illustrations/scene-shape.ts';

/** What a scene's box measures, as `sceneViewBox` has it. */
const own = { width: 720, height: 400 };

/** Of what is cut of its height so much is cut above: a band shows what stands, and loses the ground. */
const UPPER = 0.4;

const lines: Readonly<Record<string, number>> = { hair: 1, line: 2, bold: 4 };

/** Fills a band at the top of the canvas, `width` by `height` pixels, with the middle of a scene. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const colours = coloursOf(context.canvas, scene);
  const scale = Math.max(width / own.width, height / own.height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.translate((width - own.width * scale) / 2, (height - own.height * scale) * UPPER);
  context.scale(scale, scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [tone, path] of scene) {
    const [colour = '', line] = tone.split(' ');
    const drawn = new Path2D(path);
    context.fillStyle = context.strokeStyle = colours.get(colour) ?? 'transparent';
    context.lineWidth = lines[line ?? ''] ?? 0;
    if (line) context.stroke(drawn);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    else context.fill(drawn);
  }
  context.restore();
}

/** The colours of a scene where the canvas stands: its sheet knows them by their classes. */
function coloursOf(canvas: HTMLCanvasElement, scene: Scene): ReadonlyMap<string, string> {
  const probe = document.createElement('i');
  probe.hidden = true;
  canvas.after(probe);
  const names = new Set(scene.map(([tone]) => tone.split(' ')[0] ?? ''));
  const colours = new Map(
    [...names].map((name) => {
      probe.className = `in-${name}`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colours;
}

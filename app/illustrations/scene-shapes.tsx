import '../styles/scenes.css';
import type { Scene } from './scene-shape.ts';

/** The parts of a scene, the first of them behind; its sheet has their colours, by day and by night. */
export function SceneShapes({ of }: { of: Scene }) {
  return (
    <g className="scene">
      {of.map(([tone, path]) => (
        <path key={tone + path} className={`in-${tone}`} d={path} />
      ))}
    </g>
  );
}

import { hexagonPath } from '#app/ui/charts/hexagon-geometry.ts';

/** A city gate of five arches at daybreak, roofs behind it, and a figure on the way. */
export function Madrid({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 180 180" aria-hidden="true" focusable="false">
      <path className="fill-beam" d={hexagonPath(40, { x: 118, y: 66 })} />
      <path
        className="fill-sea-soft"
        d="M0 150V92h18V76h14v16h16V62h10V46h6v16h10v30h60V70h16v22h12V58h18v92z"
      />
      <path className="fill-coral" d="M66 70l24-12 24 12z" />
      <path className="fill-edge" d="M14 88h152v8H14zM20 96h140v54H20z" />
      <path className="fill-line" d="M62 70h56v14H62zM14 84h152v6H14zM22 98h136v52H22z" />
      <path
        className="fill-night"
        d="M78 150v-27a12 12 0 0 1 24 0v27zM52 150v-22a9 9 0 0 1 18 0v22zM110 150v-22a9 9 0 0 1 18 0v22zM30 150v-26h14v26zM136 150v-26h14v26z"
      />
      <path className="fill-ink" d="M0 150h180v6H0z" />
      <circle className="fill-coral" cx="48" cy="132" r="6" />
      <path className="fill-sea" d="M40 158l3-16q5-5 10 0l3 16-4 1 1 17h-4l-1-13-1 13h-4l1-17z" />
    </svg>
  );
}

import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** A text as a QR code, dark on white in both schemes so that any camera reads it; its size is that of its place. */
export function QrCode({
  text,
  label,
  className = '',
}: {
  text: string;
  /** What a screen reader says of it. */
  label: string;
  className?: string;
}) {
  const { size, path } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  // Four modules of white around it, as the standard asks.
  const frame = `-4 -4 ${size + 8} ${size + 8}`;
  return (
    <svg
      viewBox={frame}
      role="img"
      aria-label={label}
      className={`block aspect-square ${className}`.trim()}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

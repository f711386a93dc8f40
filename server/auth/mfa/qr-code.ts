import { generate, correction } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/**
 * A QR code as SVG source. auth-js puts it into a data: address as it stands, so that nothing in it may
 * need escaping there: no `#`, no `%`, no style.
 */
export function qrCode(text: string): string {
  return toSvgSource(generate(text, { minCorrectionLevel: correction.M }), {
    on: 'black',
    off: 'white',
    padX: 4,
    padY: 4,
    width: null,
    height: null,
    xmlDeclaration: false,
  });
}

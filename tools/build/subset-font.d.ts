// Types of a package that has none.
declare module 'subset-font' {
  /** Keeps the glyphs of `text`; axes are pinned to a number or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

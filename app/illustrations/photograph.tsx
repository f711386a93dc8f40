/** What the build makes of a photograph: sets of widths per format, and the file for old browsers. */
export type Picture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** A photograph in the smallest format that the browser knows. Without a `label` it is an ornament: what it shows stands beside it. */
export function Photograph({
  picture: { sources, img },
  sizes,
  label = '',
  className,
}: {
  picture: Picture;
  /** How wide it is drawn. */
  sizes: string;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={img.src}
        width={img.w}
        height={img.h}
        alt={label}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

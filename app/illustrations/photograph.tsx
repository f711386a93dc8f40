import type { ReactNode } from 'react';

/** What the build makes of a photograph: sets of widths per format, and the file for old browsers. */
type Picture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

const photographs = import.meta.glob<Picture>('../../content/photographs/*.{jpg,jpeg,png}', {
  eager: true,
  import: 'default',
  query: { w: '240;480', format: 'avif;webp;jpg', as: 'picture' },
});

/**
 * The owner's photograph `content/photographs/<name>`, in the smallest format that the browser knows; the drawing
 * stands where there is none. Decorative: the name stands beside it.
 */
export function Photograph({
  name,
  className,
  drawing,
}: {
  name: string;
  className?: string;
  drawing: ReactNode;
}) {
  const found = Object.entries(photographs).find(([file]) => file.includes(`/${name}.`));
  if (!found) return drawing;
  const [, { sources, img }] = found;
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes="15rem" />
      ))}
      <img
        className={className}
        src={img.src}
        width={img.w}
        height={img.h}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/// <reference types="vite/client" />
import { Photograph, type Picture } from './photograph.tsx';

const photographs = import.meta.glob<Picture>('../../content/photographs/articles/*.jpg', {
  eager: true,
  import: 'default',
  query: { w: '480;960;1440', format: 'avif;webp;jpg', as: 'picture' },
});

/** Makes the `<Photo n="1" … />` of an article: the owner's photograph of that number, with what it shows and a caption. */
export function createPhoto(article: string) {
  return function Photo({ n, alt, caption }: { n: string; alt: string; caption: string }) {
    const picture = photographs[`../../content/photographs/articles/${article}-${n}.jpg`];
    if (!picture) throw new Error(`${article} has no photograph ${n}`);
    return (
      <figure className="article-photo">
        <Photograph
          picture={picture}
          sizes="(width >= 44rem) 40rem, 100vw"
          label={alt}
          className="photograph"
        />
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };
}

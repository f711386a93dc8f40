import { Photograph, type Picture } from '#app/illustrations/photograph.tsx';
import { Portrait } from './portrait.tsx';

const photographs = import.meta.glob<Picture>('../../../content/photographs/*.{jpg,jpeg,png}', {
  eager: true,
  import: 'default',
  query: { w: '240;480', format: 'avif;webp;jpg', as: 'picture' },
});

/** Somebody of the team: the owner's photograph `content/photographs/<person>`, or the drawing. The name stands beside it. */
export function Face({ person, className }: { person: 'a' | 'b' | 'c'; className: string }) {
  const [, picture] =
    Object.entries(photographs).find(([file]) => file.includes(`/${person}.`)) ?? [];
  if (!picture) return <Portrait person={person} className={className} />;
  return <Photograph picture={picture} sizes="15rem" className={`${className} face`} />;
}

/// <reference types="vite/client" />

/** One size in one format: their addresses are part of the first page's script. */
const faces = import.meta.glob<string>('../../../content/photographs/testimonials/*.jpg', {
  eager: true,
  import: 'default',
  query: { w: '192', format: 'webp' },
});

/** Who said it, where the family gave a photograph; an ornament beside what they are. */
export function VoiceFace({ id }: { id: string | undefined }) {
  const face = faces[`../../../content/photographs/testimonials/${id}.jpg`];
  return (
    face && <img className="voice-face" src={face} width="64" height="64" alt="" loading="lazy" />
  );
}

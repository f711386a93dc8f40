import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';

/** What a pupil photographs: the way to the own seat as a picture and in words. Its secret stands behind the `#` alone. */
export function SeatCard({
  secret,
  isTrial,
  copy,
}: {
  secret: string;
  isTrial: boolean;
  copy: Copy['done']['card'];
}) {
  const path = usePaths().to('class-card');
  const address = `${location.origin}${path}`;
  return (
    <section className="stack" aria-labelledby="class-card-title">
      <h2 id="class-card-title">{copy.title}</h2>
      <p>{isTrial ? copy.trial : copy.text}</p>
      <div className="class-card-face">
        <QrCode text={`${address}#${secret}`} label={copy.picture} className="class-card-picture" />
        <ol className="class-card-words code-text" translate="no">
          {secret.split('-').map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ol>
      </div>
      <p className="text-muted">
        {fill(copy.words, { address: address.replace(/^https?:\/\//, '') })}
      </p>
    </section>
  );
}

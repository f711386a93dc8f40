import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { site } from '#content/site.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile } from '#app/ui/save-file.ts';
import { pictureSize, type PictureFormat } from './draw-picture.ts';
import { pictureFacts, type PictureFacts } from './picture-facts.ts';
import { usePicture } from './use-picture.ts';

const formats: readonly PictureFormat[] = ['square', 'tall'];

/** A result as a picture: drawn here, to be sent by the user. */
export function SharePicture({ report, words, copy }: ReportInWords & { copy: Copy }) {
  const [format, setFormat] = useState<PictureFormat>('square');
  const [name, setName] = useState('');
  const [hasScores, setScores] = useState(false);
  const facts = pictureFacts(report, words, { name, hasScores }, copy);
  if (!facts) return null;
  return (
    <div className="stack">
      <p>{copy.text}</p>
      <RadioButtons
        legend={copy.format.label}
        options={formats.map((value) => ({ value, label: copy.format[value] }))}
        value={format}
        onChange={setFormat}
      />
      <TextField
        label={copy.name}
        help={copy.nameHelp}
        value={name}
        maxLength={30}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox
        label={copy.scores}
        checked={hasScores}
        onChange={({ target }) => setScores(target.checked)}
      />
      <Picture facts={facts} format={format} copy={copy} />
    </div>
  );
}

function Picture({
  facts,
  format,
  copy,
}: {
  facts: PictureFacts;
  format: PictureFormat;
  copy: Copy;
}) {
  const paths = usePaths();
  const [isRefused, setRefused] = useState(false);
  const { canvas, file, hasFailed } = usePicture(facts, format, copy.file);
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] });
  const message = fill(copy.message, {
    title: facts.title,
    brand: site.brand,
    url: location.origin + paths.to('assessment'),
  });

  async function share(shared: File) {
    setRefused(false);
    try {
      await navigator.share({ files: [shared] });
    } catch (error) {
      // Closing the sheet is no failure.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <>
      <canvas
        ref={canvas}
        className={`share-picture is-${format}`}
        role="img"
        aria-label={described(facts, copy)}
        {...pictureSize[format]}
      />
      <div className="actions">
        {canShare && (
          <Button onClick={() => void share(file)}>
            <Share2 size={20} aria-hidden="true" />
            {copy.share}
          </Button>
        )}
        <Button
          variant={canShare ? 'secondary' : 'primary'}
          busy={!file && !hasFailed}
          onClick={() => file && saveFile(file.name, file)}
        >
          <Download size={20} aria-hidden="true" />
          {file || hasFailed ? copy.download : copy.making}
        </Button>
        <a
          className="btn btn-quiet"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {copy.whatsapp}
        </a>
      </div>
      <p className="text-muted">{copy.whatsappHelp}</p>
      {(hasFailed || isRefused) && <Notice tone="error">{copy.failed}</Notice>}
    </>
  );
}

/** The whole picture in words. */
function described({ heading, title, corners, careersTitle, careers }: PictureFacts, copy: Copy) {
  return fill(copy.described, {
    heading,
    title,
    scores: corners.map(({ name, score }) => (score ? `${name}: ${score}` : name)).join(', '),
    careers: careers.length > 0 ? `${careersTitle}: ${careers.join(', ')}` : '',
  });
}

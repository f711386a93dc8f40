import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import type { PictureFormat } from './draw-picture.ts';
import type { PictureChoices } from './picture-facts.ts';

const formats: readonly PictureFormat[] = ['chat', 'tall'];

/** What a person decides of the picture: its shape, a name, and whether figures stand in it. */
export function PictureForm({
  format,
  onFormat,
  choices,
  onChoices,
  copy,
}: {
  format: PictureFormat;
  onFormat: (format: PictureFormat) => void;
  choices: PictureChoices;
  onChoices: (choices: PictureChoices) => void;
  copy: Copy;
}) {
  return (
    <div className="stack">
      <p className="text-muted">{copy.text}</p>
      <RadioButtons
        legend={copy.format.label}
        options={formats.map((value) => ({ value, label: copy.format[value] }))}
        value={format}
        onChange={onFormat}
      />
      <TextField
        label={copy.name}
        help={copy.nameHelp}
        value={choices.name}
        maxLength={30}
        autoComplete="off"
        onChange={({ target }) => onChoices({ ...choices, name: target.value })}
      />
      <Checkbox
        label={copy.scores}
        checked={choices.hasScores}
        onChange={({ target }) => onChoices({ ...choices, hasScores: target.checked })}
      />
    </div>
  );
}

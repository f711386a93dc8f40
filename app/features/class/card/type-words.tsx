import { useState, type SyntheticEvent } from 'react';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { cardWordsTyped } from '#domain/class/card-words.ts';

/** The five words of a card, copied from its photograph. */
export function TypeWords({
  onTyped,
  copy,
}: {
  onTyped: (secret: string) => void;
  copy: Copy['words'];
}) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const paths = usePaths();
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const secret = cardWordsTyped(typed);
    setWrong(secret === undefined);
    if (secret !== undefined) onTyped(secret);
  }
  return (
    <form className="class-form stack" onSubmit={submit} noValidate>
      <h1>{copy.title}</h1>
      <TextField
        label={copy.label}
        help={copy.help}
        error={isWrong && <span role="alert">{copy.wrong}</span>}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" className="class-go">
        {copy.go}
      </Button>
      <p className="text-muted">
        {copy.join} <Link to={paths.to('class-join')}>{copy.toJoin}</Link>
      </p>
    </form>
  );
}

import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { sendFamilyGuess } from '#app/data/class/family-guess.ts';
import { classRefusal } from '#app/data/class/refusals.ts';
import { makeSecret } from '#app/data/device/secret.ts';
import type { FoundEvening } from '#app/data/class-seat/seat-server.ts';
import { PutInOrder } from '#app/instruments/interests/put-in-order.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import type { Copy as GuessCopy } from '#content/dictionaries/es/guess.ts';
import type { Copy } from '#content/dictionaries/es/evening.ts';
import { aliasTyped } from '#domain/class/alias.ts';
import type { Guess } from '#domain/instruments/interests/guess.ts';

/** A parent in an evening for families: whose, then the six in order. */
export function EveningFlow({
  evening,
  onSent,
  onBack,
  copy,
  guess,
}: {
  evening: FoundEvening;
  /** With the secret by which this phone is told more. */
  onSent: (secret: string) => void;
  onBack: () => void;
  copy: Copy;
  guess: GuessCopy;
}) {
  const [alias, setAlias] = useState('');
  // One secret a try, so that what is sent twice counts once.
  const [secret] = useState(makeSecret);

  async function send(order: Guess): Promise<string | undefined> {
    try {
      const made = await secret;
      await sendFamilyGuess({ code: evening.code, alias, guess: order, secret: made.secret });
      onSent(made.secret);
      return undefined;
    } catch (error) {
      const why = classRefusal(error, { PT409: 'full' });
      if (why === 'unknown') return copy.order.closed;
      return why === 'full' ? copy.order.full : guess.put.failed;
    }
  }

  const where = (
    <p className="class-where">
      <strong>{evening.group}</strong> {evening.centre}
    </p>
  );
  if (alias === '') {
    return <WhoseParent where={where} onTyped={setAlias} onBack={onBack} copy={copy} />;
  }
  return (
    <section className="class-form stack">
      {where}
      <h1>{copy.order.title}</h1>
      <p>{copy.order.text}</p>
      <PutInOrder send={send} copy={guess}>
        <p className="text-muted">{copy.order.once}</p>
      </PutInOrder>
    </section>
  );
}

function WhoseParent({
  where,
  onTyped,
  onBack,
  copy: { alias: copy, eyebrow },
}: {
  where: ReactNode;
  onTyped: (alias: string) => void;
  onBack: () => void;
  copy: Copy;
}) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const alias = aliasTyped(typed);
    setEmpty(alias === '');
    if (alias !== '') onTyped(alias);
  }
  return (
    <form className="class-form stack" onSubmit={submit} noValidate>
      <p className="eyebrow">{eyebrow}</p>
      {where}
      <h1>{copy.title}</h1>
      <TextField
        label={copy.label}
        help={copy.help}
        error={isEmpty && <span role="alert">{copy.empty}</span>}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setEmpty(false);
        }}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
      />
      <h2 className="class-small-title">{copy.happensTitle}</h2>
      <ul className="class-lines">
        {copy.happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button type="submit" className="class-go">
        {copy.go}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {copy.other}
      </Button>
    </form>
  );
}

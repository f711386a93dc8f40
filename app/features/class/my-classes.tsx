import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatCard } from '#app/data/class/card.ts';
import { leaveSeat, ownSeatsQuery, shareOwnSeat } from '#app/data/class/own-seats.ts';
import { sharings, type Sharing } from '#app/data/class/submission.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { LateGuesses } from '#app/features/class/evening/late-guesses.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import type { Copy } from '#content/dictionaries/es/my-classes.ts';
import { longDateIn } from '#content/wording/formats.ts';

/** The classes of an account, each to be left; nothing for the many who have none. */
export function MyClasses({ owner, copy }: { owner: string; copy: Copy }) {
  const seats = useQuery(ownSeatsQuery(owner));
  const queries = useQueryClient();
  if (!seats.data || seats.data.length === 0) return null;
  const again = () => queries.invalidateQueries({ queryKey: ownSeatsQuery(owner).queryKey });
  return (
    <section className="stack" id="classes">
      <h2 className="text-[1.4rem]">{copy.title}</h2>
      <p className="max-w-(--measure) text-muted">{copy.text}</p>
      <ul className="grid gap-6">
        {seats.data.map((seat) => (
          <li key={seat.seat}>
            <OwnSeat seat={seat} onChanged={again} copy={copy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SeatProps = {
  seat: SeatCard;
  /** Asks for all of them again. */
  onChanged: () => Promise<void>;
  copy: Copy;
};

function OwnSeat({ seat, onChanged, copy }: SeatProps) {
  const date = longDateIn(useLocale());
  const day = (at: string) => ({ date: date.format(new Date(at)) });
  const { session, alias, finishedAt, withdrawnAt, notes, agreedSteps } = seat;
  const named = { alias: alias ?? '' };
  return (
    <article className="panel stack">
      <h3>{`${session.group}, ${session.centre}`}</h3>
      {alias !== null && (
        <p>
          {finishedAt === null
            ? fill(copy.open, named)
            : fill(copy.alias, { ...named, ...day(finishedAt) })}
        </p>
      )}
      {withdrawnAt !== null && <p>{fill(copy.withdrawn, day(withdrawnAt))}</p>}
      {finishedAt !== null && withdrawnAt === null && session.mode === 'personal' && (
        <WhatIsSeen seat={seat} onChanged={onChanged} copy={copy} />
      )}
      <LateGuesses guesses={seat.guesses} result={seat.result} secret="" onChanged={onChanged} />
      {agreedSteps !== null && (
        <>
          <h4 className="font-semibold">{copy.agreed}</h4>
          <p className="whitespace-pre-line">{agreedSteps}</p>
        </>
      )}
      {notes.length > 0 && (
        <>
          <h4 className="font-semibold">{copy.notes}</h4>
          {notes.map(({ at, text }) => (
            <p key={at} className="whitespace-pre-line">
              {text}
            </p>
          ))}
        </>
      )}
      <ConfirmButton
        press={copy.leave.press}
        label={fill(copy.leave.label, { group: session.group })}
        question={copy.leave.question}
        copy={copy.leave}
        act={async () => {
          await leaveSeat(seat.seat);
          await onChanged();
        }}
      />
      <p className="text-[0.95rem] text-muted">{fill(copy.erased, day(seat.erasedAtBy))}</p>
    </article>
  );
}

/** What the counsellor sees, kept as soon as it is chosen. */
function WhatIsSeen({ seat: { seat, shared }, onChanged, copy }: SeatProps) {
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  async function choose(next: Sharing): Promise<void> {
    setOutcome(undefined);
    await shareOwnSeat(seat, next).then(
      () => setOutcome('saved'),
      () => setOutcome('failed'),
    );
    await onChanged();
  }
  const id = `sees-${seat}`;
  return (
    <FieldFrame
      fieldId={id}
      label={copy.sees}
      help={<span role="status">{outcome && copy[outcome]}</span>}
    >
      <select
        id={id}
        className="field-input"
        value={shared}
        onChange={({ target }) => {
          const next = sharings.find((one) => one === target.value);
          if (next) void choose(next);
        }}
      >
        {sharings.map((one) => (
          <option key={one} value={one}>
            {copy.choices[one]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

import type { SeatCard } from '#app/data/class/card.ts';
import { withdrawSeat } from '#app/data/class/card.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { LateGuesses } from '#app/features/class/evening/late-guesses.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { dateAndTimeIn, longDateIn } from '#content/wording/formats.ts';
import { ChangeSharing } from './change-sharing.tsx';
import type { RenderReport } from './render-report.ts';
import { TakeAlong } from './take-along.tsx';

/** Everything that is kept under a card, and what its pupil may do with it. */
export function CardView({
  secret,
  card,
  onChanged,
  renderReport,
  copy,
}: {
  secret: string;
  card: SeatCard;
  /** Asks for it again. */
  onChanged: () => Promise<void>;
  renderReport: RenderReport;
  copy: Copy;
}) {
  const date = longDateIn(useLocale());
  const { session, result, alias } = card;
  const isKept = card.finishedAt !== null && card.withdrawnAt === null && session.mode !== 'count';
  return (
    <>
      <PageHead
        eyebrow={`${session.group}, ${session.centre}`}
        title={alias ? fill(copy.title, { alias }) : copy.titleHere}
        lead={result ? undefined : whyNone(card, copy.result, date)}
      />
      <LateGuesses guesses={card.guesses} result={result} secret={secret} onChanged={onChanged} />
      <Written card={card} copy={copy} />
      {result && renderReport(result)}
      {isKept && (
        <div className="class-manage">
          <ChangeSharing secret={secret} card={card} onChanged={onChanged} copy={copy.sharing} />
          {session.isReleased && <TakeAlong secret={secret} card={card} copy={copy.account} />}
          <section className="panel stack">
            <h2 className="class-small-title">{copy.withdraw.title}</h2>
            <p>{copy.withdraw.text}</p>
            <ConfirmButton
              press={copy.withdraw.press}
              variant="secondary"
              question={copy.withdraw.question}
              copy={copy.withdraw}
              act={async () => {
                await withdrawSeat(secret);
                await onChanged();
              }}
            />
          </section>
        </div>
      )}
      <p className="text-muted">
        {fill(copy.erased, { date: date.format(new Date(card.erasedAtBy)) })}
      </p>
    </>
  );
}

function whyNone(card: SeatCard, copy: Copy['result'], date: Intl.DateTimeFormat): string {
  if (card.session.mode === 'count') return copy.counted;
  if (card.withdrawnAt) {
    return fill(copy.withdrawn, { date: date.format(new Date(card.withdrawnAt)) });
  }
  return card.finishedAt === null ? copy.unfinished : copy.later;
}

/** What the counsellor wrote, what the two agreed on, and when they meet. */
function Written({
  card: { notes, appointment, agreedSteps },
  copy,
}: {
  card: SeatCard;
  copy: Copy;
}) {
  const locale = useLocale();
  const time = dateAndTimeIn(locale);
  return (
    <>
      {appointment && (
        <section className="panel stack">
          <h2 className="class-small-title">{copy.appointment.title}</h2>
          <p>{time.format(new Date(appointment.at))}</p>
          {appointment.link && (
            <p>
              <a href={appointment.link} rel="noreferrer">
                {copy.appointment.book}
              </a>
            </p>
          )}
        </section>
      )}
      {agreedSteps !== null && (
        <section className="panel stack">
          <h2 className="class-small-title">{copy.agreed}</h2>
          <p className="whitespace-pre-line">{agreedSteps}</p>
        </section>
      )}
      {notes.length > 0 && (
        <section className="panel stack">
          <h2 className="class-small-title">{copy.notes.title}</h2>
          {notes.map(({ at, text }) => (
            <blockquote key={at} className="class-note">
              <p>{text}</p>
              <footer className="text-muted">{longDateIn(locale).format(new Date(at))}</footer>
            </blockquote>
          ))}
          <p className="text-muted">{copy.notes.text}</p>
        </section>
      )}
    </>
  );
}

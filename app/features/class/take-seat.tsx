import { useState, type SyntheticEvent } from 'react';
import type { SeatSession } from '#app/data/class-seat/seat-session.ts';
import { trialCode } from '#app/data/class-seat/seat-server.ts';
import { classRefusal } from '#app/data/class/refusals.ts';
import { useSession } from '#app/data/account/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { aliasProblem, aliasTyped } from '#domain/class/alias.ts';

/** Which class it is, what a pupil is called there, and what happens with the answers. */
export function TakeSeat({
  code,
  session,
  join,
  onBack,
  copy,
  codeCopy,
}: {
  code: string;
  session: SeatSession;
  join: (place: { code: string; alias: string; showsName: boolean }) => Promise<void>;
  onBack: () => void;
  copy: Copy['alias'];
  codeCopy: Copy['code'];
}) {
  const isCounted = session.mode === 'count';
  const isPerson = useSession().kind === 'person';
  const [typed, setTyped] = useState('');
  const [showsName, setShowsName] = useState(false);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSubmission();

  async function enter(): Promise<void> {
    const alias = isCounted ? '' : aliasTyped(typed);
    const found = isCounted ? undefined : aliasProblem(alias);
    if (found) {
      setProblem(copy.problems[found]);
      return;
    }
    try {
      await join({ code, alias, showsName });
    } catch (error) {
      const why = classRefusal(error, { '22023': 'alias', PT409: 'full' });
      if (why === 'alias') setProblem(copy.problems.telling);
      else if (why === 'full') setFailure(codeCopy.full);
      else if (why === 'unknown') setFailure(codeCopy.closed);
      else setFailure(why === 'too-many' ? codeCopy.often : copy.failed);
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setProblem('');
    setFailure('');
    void run(enter);
  }

  return (
    <form className="class-form stack" onSubmit={submit} noValidate>
      <header className="stack">
        <p className="class-where">
          <strong>{session.group}</strong> {session.centre}
        </p>
        {code === trialCode && <Notice>{copy.trial}</Notice>}
        <h1>{isCounted ? copy.happensTitle : copy.title}</h1>
      </header>
      {!isCounted && (
        <TextField
          label={copy.label}
          help={copy.help}
          error={problem && <span role="alert">{problem}</span>}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem('');
          }}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
        />
      )}
      {!isCounted && isPerson && code !== trialCode && (
        <Checkbox
          label={copy.showName}
          checked={showsName}
          onChange={({ target }) => setShowsName(target.checked)}
        />
      )}
      {!isCounted && <h2 className="class-small-title">{copy.happensTitle}</h2>}
      <ul className="class-lines">
        {(isCounted ? copy.counted : copy.happens).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={isBusy} className="class-go">
        {isBusy ? copy.busy : copy.go}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {copy.other}
      </Button>
    </form>
  );
}

import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { trialCode, type FoundSession } from '#app/data/class-seat/seat-server.ts';
import { isTooMany } from '#app/data/backend/too-many.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { codeInHalves, codeLength, codeTyped } from '#domain/class/class-code.ts';

/** The code of the class: typed, or brought by the address and then looked up at once. Before React is awake the form leads here again. */
export function EnterCode({
  brought,
  find,
  copy,
}: {
  brought: string;
  /** Goes on where it is open, and says what it is. */
  find: (code: string) => Promise<Exclude<FoundSession['kind'], 'evening'>>;
  copy: Copy['code'];
}) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useSubmission();
  const shown = typed ?? codeInHalves(brought);

  async function look(code: string): Promise<void> {
    if (code.length < codeLength && code !== trialCode) {
      setProblem(copy.short);
      return;
    }
    try {
      const found = await find(code);
      if (found !== 'open') setProblem(copy[found]);
    } catch (error) {
      setProblem(isTooMany(error) ? copy.often : copy.offline);
    }
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setProblem('');
    void run(() => look(codeTyped(shown)));
  }

  const lookAtOnce = useEffectEvent(() => void run(() => look(brought)));
  useEffect(() => {
    if (brought) lookAtOnce();
  }, [brought]);

  return (
    <form className="class-form stack" method="get" onSubmit={submit} noValidate>
      <h1>{copy.title}</h1>
      <TextField
        name="c"
        label={copy.label}
        help={copy.help}
        error={problem && <span role="alert">{problem}</span>}
        className="class-code"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem('');
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={20}
        required
      />
      <Button type="submit" busy={isBusy} className="class-go">
        {isBusy ? copy.busy : copy.go}
      </Button>
    </form>
  );
}

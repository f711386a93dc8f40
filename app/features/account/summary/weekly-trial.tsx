import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { trialsQuery, tryMutation } from '#app/data/person/trials.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/trial.ts';
import type { Trial } from '#domain/matching/trial.ts';
import { loadTries } from './load-tries.ts';

type Favourite = { readonly id: string; readonly name: string; readonly path: string };

export type WeeklyTrialProps = {
  userId: string;
  /** Those of interest; at least one. */
  careers: readonly Favourite[];
};

const felt = ['more', 'unsure', 'less'] as const;

/** "Pruébalo esta semana": one small thing of one career of interest, how it felt, and what comes next. */
export function WeeklyTrial({ userId, careers, copy }: WeeklyTrialProps & { copy: Copy }) {
  const trials = useQuery(trialsQuery(userId));
  const say = useMutation(tryMutation(userId, useQueryClient()));
  const [told, setTold] = useState<string>();
  if (!trials.data) return null;
  const stateOf = ({ id }: Favourite) => trials.data[id];
  const open = careers.find((career) => stateOf(career) === 'open');
  const last = careers.find(({ id }) => id === told);
  const left = careers.filter((career) => stateOf(career) === undefined);
  const tell = (career: string, trial: Trial | null) =>
    say.mutate(
      { career, trial },
      { onSuccess: () => setTold(trial && trial !== 'open' ? career : undefined) },
    );
  return (
    <section className="panel stack" aria-live="polite">
      <h3 className="text-[1.2rem]">{copy.title}</h3>
      {say.isError && (
        <Notice tone="error">
          <p>{copy.notSaved}</p>
        </Notice>
      )}
      {open ? (
        <OpenTrial career={open} busy={say.isPending} onSay={tell} copy={copy} />
      ) : (
        <>
          {last && <Told career={last} trial={stateOf(last)} copy={copy} />}
          {left.length > 0 ? (
            <ChooseTrial
              key={left.map(({ id }) => id).join(' ')}
              careers={left}
              busy={say.isPending}
              onChoose={(id) => tell(id, 'open')}
              copy={copy}
            />
          ) : (
            !last && <p>{copy.all}</p>
          )}
        </>
      )}
    </section>
  );
}

function ChooseTrial({
  careers,
  busy,
  onChoose,
  copy,
}: {
  careers: readonly Favourite[];
  busy: boolean;
  onChoose: (id: string) => void;
  copy: Copy;
}) {
  return (
    <>
      <p>{copy.lead}</p>
      <Form
        className="flex flex-wrap items-end gap-4"
        onSend={(form) => onChoose(formText(new FormData(form), 'career'))}
      >
        <div className="grow">
          <FormSelect
            name="career"
            label={copy.career}
            options={careers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <Button type="submit" busy={busy}>
          {copy.begin}
        </Button>
      </Form>
    </>
  );
}

function OpenTrial({
  career: { id, name, path },
  busy,
  onSay,
  copy,
}: {
  career: Favourite;
  busy: boolean;
  onSay: (career: string, trial: Trial | null) => void;
  copy: Copy;
}) {
  const tries = useLoaded(path, () => loadTries(path));
  return (
    <>
      <p>{fill(copy.open, { name })}</p>
      {tries.data && tries.data.length > 0 ? (
        <ul className="list">
          {tries.data.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>
          <Link to={`${path}#tries`}>{copy.ideas}</Link>
        </p>
      )}
      <fieldset className="stack">
        <legend className="font-semibold">{copy.how}</legend>
        <div className="flex flex-wrap gap-3">
          {felt.map((word) => (
            <Button key={word} variant="secondary" busy={busy} onClick={() => onSay(id, word)}>
              {copy.felt[word]}
            </Button>
          ))}
          <Button variant="quiet" busy={busy} onClick={() => onSay(id, null)}>
            {copy.leave}
          </Button>
        </div>
      </fieldset>
    </>
  );
}

/** How it went, and where that leads. */
function Told({
  career: { name, path },
  trial,
  copy,
}: {
  career: Favourite;
  trial: Trial | undefined;
  copy: Copy;
}) {
  const word = felt.find((each) => each === trial);
  if (!word) return null;
  return (
    <p>
      {fill(copy.after[word], { name })}{' '}
      {word !== 'less' && <Link to={path}>{fill(copy.see, { name })}</Link>}
    </p>
  );
}

import { useState } from 'react';
import {
  askers,
  enterRequest,
  outsideChannels,
  type EnteredRequest,
} from '#app/data/admin/requests.ts';
import { requestKinds } from '#app/data/privacy/requests.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from '#app/features/admin/frame/use-admin-action.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { formText } from '#app/ui/forms/form-text.ts';

type Problems = Partial<Record<'received' | 'account' | 'askedBy', string>>;
type Outcome = { tone: 'success' | 'error'; text: string };

/** A request that came by mail, letter or telephone: of a person with an account or without, or of a parent. */
export function EnterRequest({ entered, copy }: { entered: () => void; copy: Copy }) {
  const words = copy.control.enter;
  const [wish, setWish] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const { isBusy, act } = useAdminAction();

  function send(form: HTMLFormElement) {
    const said = read(new FormData(form), wish);
    const found: Problems = {
      ...(isPast(said.received) ? {} : { received: words.problems.received }),
      ...(needsContact(said) && said.askedBy.length < 3 ? { askedBy: words.problems.askedBy } : {}),
    };
    setProblems(found);
    setOutcome(undefined);
    const [first] = Object.keys(found);
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    act(
      () => enterRequest(said),
      (came) => {
        if (came === 'account') return setProblems({ account: words.problems.account });
        if (came === 'wrong') return setProblems({ received: words.problems.received });
        if (came === 'full') return setOutcome({ tone: 'error', text: words.problems.full });
        form.reset();
        setWish('');
        setOutcome({ tone: 'success', text: words.done });
        entered();
      },
      (came) => came === 'failed' && setOutcome({ tone: 'error', text: copy.unreachable }),
    );
  }

  return (
    <details className="fold">
      <summary>{words.title}</summary>
      <Form className="form max-w-[32rem] pt-2" onSend={send}>
        <p>{words.lead}</p>
        {outcome && <TextNotice {...outcome} />}
        <FormSelect
          name="kind"
          label={words.kind}
          chosen={requestKinds[0]}
          options={requestKinds.map((value) => ({ value, label: copy.requests.kinds[value] }))}
        />
        <FormSelect
          name="channel"
          label={words.channel}
          chosen={outsideChannels[0]}
          options={outsideChannels.map((value) => ({ value, label: words.channels[value] }))}
        />
        <TextField
          label={words.received}
          name="received"
          type="date"
          max={today()}
          defaultValue={today()}
          error={problems.received}
        />
        <FormSelect
          name="who"
          label={words.who}
          chosen={askers[0]}
          options={askers.map((value) => ({ value, label: words.whos[value] }))}
        />
        <TextField
          label={words.account}
          help={words.accountHelp}
          name="account"
          type="email"
          autoComplete="off"
          error={problems.account}
        />
        <TextField
          label={words.askedBy}
          help={words.askedByHelp}
          name="askedBy"
          maxLength={300}
          autoComplete="off"
          error={problems.askedBy}
        />
        <TextArea
          label={words.wish}
          help={words.wishHelp}
          error={undefined}
          maxLength={2000}
          value={wish}
          onChange={setWish}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.submit}
        </Button>
      </Form>
    </details>
  );
}

function read(form: FormData, wish: string): EnteredRequest {
  const said = (name: string) => formText(form, name);
  return {
    kind: chosenOf(requestKinds, said('kind')),
    channel: chosenOf(outsideChannels, said('channel')),
    received: said('received'),
    who: chosenOf(askers, said('who')),
    account: said('account'),
    askedBy: said('askedBy'),
    wish: wish.trim(),
  };
}

/** How to reach an asker without an account, or one who asks for another. */
function needsContact({ account, who }: EnteredRequest): boolean {
  return account === '' || who !== 'person';
}

function isPast(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today();
}

/** By the calendar of the admin who writes it down. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Which of its answers a list says; the first where it says none of them. */
function chosenOf<Value extends string>(values: readonly [Value, ...Value[]], said: string): Value {
  return values.find((value) => value === said) ?? values[0];
}

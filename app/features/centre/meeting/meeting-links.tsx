import { useState } from 'react';
import { ownFirstName } from '#app/data/account/first-name.ts';
import { createMeetingLink, endMeeting } from '#app/data/centre/meeting.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/meeting.ts';
import { longDateIn } from '#content/wording/formats.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import type { Typed } from '#domain/situation/calculation.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { OwnMeetings } from './own-meetings.tsx';

const parts = ['situation', 'way', 'costs', 'result'] as const;
type Part = (typeof parts)[number];
/** What there is to bring. */
type Has = Readonly<Record<Part, boolean>>;

type Brought = {
  readonly said: Situation;
  readonly typed: Typed;
  readonly plan: Plan | undefined;
  readonly attempts: readonly Attempt[];
};

type Made = { secret: string; address: string; until: string };

/** Choosing what a link shows, the link that was made, and those of one's account that still open. */
export function MeetingLinks({
  has,
  brought: { said, typed, plan, attempts },
  isPerson,
  copy,
}: {
  has: Has;
  brought: Brought;
  isPerson: boolean;
  copy: Copy;
}) {
  const [made, setMade] = useState<Made>();
  const make = (name: string, chosen: readonly Part[]) =>
    createMeetingLink(
      {
        ...(name && { name }),
        ...(chosen.includes('situation') && { situation: said }),
        ...(chosen.includes('way') && plan && { way: wayOf(plan) }),
        // What was typed counts for a situation: without it there is no price to tell.
        ...(chosen.includes('costs') && { costs: costsOf(typed, said) }),
      },
      chosen.includes('result') ? attempts : [],
    );
  return (
    <>
      {made ? (
        <Given made={made} copy={copy} />
      ) : (
        Object.values(has).some(Boolean) && (
          <Choose has={has} make={make} onMade={setMade} copy={copy} />
        )
      )}
      {isPerson && <OwnMeetings key={made?.secret} copy={copy} />}
    </>
  );
}

/** As flat as a stored plan is. */
function wayOf({ choice, ticks, stay, region }: Plan) {
  return { ...choice, ticks, ...(stay && { stay }), ...(region && { region }) };
}

function costsOf({ marks, degrees, own, ...typed }: Typed, situation: Situation) {
  return {
    ...typed,
    // What a family can pay stays on its device.
    budget: '',
    budgetMoney: '',
    marks: marks.map((row) => ({ ...row })),
    degrees: [...degrees],
    own: { ...own },
    situation,
  };
}

function Choose({
  has,
  make,
  onMade,
  copy,
}: {
  has: Has;
  make: (name: string, chosen: readonly Part[]) => Promise<{ secret: string; expiresAt: string }>;
  onMade: (made: Made) => void;
  copy: Copy;
}) {
  const words = copy.make;
  const locale = useLocale();
  const path = usePaths().to('meeting');
  const { isBusy, failure, act } = useAct();
  const [chosen, setChosen] = useState<readonly Part[]>([]);
  const [isWrong, setIsWrong] = useState(false);
  function send(element: HTMLFormElement) {
    setIsWrong(chosen.length === 0);
    if (chosen.length === 0) return;
    act(
      () => make(formText(new FormData(element), 'name'), chosen),
      ({ secret, expiresAt }) =>
        onMade({
          secret,
          address: `${location.origin}${path}#${secret}`,
          until: longDateIn(locale).format(new Date(expiresAt)),
        }),
    );
  }
  return (
    <Form className="form max-w-[32rem]" onSend={send}>
      <fieldset className="grid gap-2">
        <legend className="field-label">{words.choose}</legend>
        {parts
          .filter((part) => has[part])
          .map((part) => (
            <Checkbox
              key={part}
              label={words.parts[part]}
              checked={chosen.includes(part)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, part] : chosen.filter((one) => one !== part))
              }
            />
          ))}
        {isWrong && (
          <p className="field-error" role="alert">
            {words.none}
          </p>
        )}
      </fieldset>
      <TextField name="name" label={words.name} maxLength={60} defaultValue={ownFirstName()} />
      <TextNotice tone="error" text={failureText(failure, copy, words.failed)} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? words.making : words.submit}
      </Button>
    </Form>
  );
}

/** The link, once: this browser alone knows its secret. */
function Given({ made, copy: { make: words } }: { made: Made; copy: Copy }) {
  const { isBusy, failure, act } = useAct();
  const [isEnded, setIsEnded] = useState(false);
  if (isEnded) return <Notice tone="info">{words.ended}</Notice>;
  return (
    <Notice tone="success">
      <p>{fill(words.made, { when: made.until })}</p>
      <p className="invitation-address">{made.address}</p>
      <div className="actions">
        <CopyButton text={made.address} words={words} />
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() =>
            act(
              () => endMeeting(made.secret),
              () => setIsEnded(true),
            )
          }
        >
          {words.end}
        </Button>
      </div>
      <TextNotice tone="error" text={failure && words.failed} />
    </Notice>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState, type ComponentType } from 'react';
import { answerSecondLook, removeSecondLook } from '#app/data/person/second-looks.ts';
import { secondLooksQuery } from '#app/data/person/second-looks-query.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Copy } from '#content/dictionaries/es/second-look.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { chooseSecondLook } from '#domain/instruments/interests/choose-second-look.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import {
  bankAnswers,
  secondLookVersion,
  type SecondLook as Look,
} from '#domain/instruments/interests/second-look.ts';
import { careerSuggestions, type CareerSuggestions } from '#domain/report/career-suggestions.ts';
import { secondLookChanges } from '#domain/report/second-look-changes.ts';
import type { AskAgainProps } from './ask-again.tsx';
import { ChangesView } from './changes-view.tsx';

export type SecondLookProps = {
  section: InterestsSection;
  look: Look | undefined;
  /** What the list of careers is made of without it, and the list as it is told. */
  without: Parameters<typeof careerSuggestions>[0];
  told: CareerSuggestions;
  careerName: (id: string) => string;
  /** What the test itself asked with: its stem and choices are asked with again. */
  wording: Wording;
  owner: string | null;
  isWaiting: boolean;
};

/** A few more questions on request, below the careers that they may move; and what they have moved. */
export function SecondLook({
  section,
  look,
  without: { sections, careers, level, reactions },
  told,
  careerName,
  wording,
  owner,
  isWaiting,
  AskAgain,
  copy,
}: SecondLookProps & { AskAgain: ComponentType<AskAgainProps>; copy: Copy }) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const changes = useMemo(
    () =>
      look && secondLookChanges(careerSuggestions({ sections, careers, level, reactions }), told),
    [look, sections, careers, level, reactions, told],
  );
  const items = chooseSecondLook(section);
  if (items.length === 0) return <p>{copy.flat}</p>;

  const answers = look ? bankAnswers(look) : {};
  const total = items.length;
  const answered = items.filter(({ id }) => answers[id] !== undefined).length;
  const isKeptHere = answered > 0 && (owner === null || isWaiting);
  const state = answered === 0 ? 'none' : answered < total ? 'half' : 'done';

  function answer(item: string, value: number, ms: number) {
    const { attempt } = section;
    const itemTimes = { [item]: { at: Date.now(), ms } };
    const said = { attempt, version: secondLookVersion, answers: { [item]: value }, itemTimes };
    try {
      answerSecondLook(owner, said, queries);
    } catch {
      setIsRefused(true);
    }
  }

  function close() {
    setIsAsking(false);
    heading.current?.focus();
    if (owner !== null) void queries.invalidateQueries(secondLooksQuery(owner));
  }

  return (
    <section className="panel stack no-print" data-second-look={state}>
      <h3 ref={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      {state === 'none' ? (
        <p>{fill(copy.offer, { n: total })}</p>
      ) : (
        <>
          <p>{fill(copy[state], { n: answered, total })}</p>
          {changes && <ChangesView changes={changes} careerName={careerName} copy={copy.changes} />}
        </>
      )}
      {isKeptHere &&
        (isRefused ? (
          <Notice tone="warn">{copy.notKept}</Notice>
        ) : (
          owner !== null && <Notice>{copy.waiting}</Notice>
        ))}
      <div className="actions">
        <Button
          variant={state === 'done' ? 'secondary' : 'primary'}
          onClick={() => setIsAsking(true)}
        >
          {state === 'none' ? copy.start : state === 'half' ? copy.resume : copy.again}
        </Button>
        {answered > 0 && (
          <ConfirmButton
            press={copy.remove}
            question={copy.removing.question}
            copy={copy.removing}
            act={async () => {
              await removeSecondLook(owner, section.attempt, queries);
              heading.current?.focus();
            }}
          />
        )}
      </div>
      {isAsking && (
        <Suspense fallback={<Spinner label={copy.asking.loading} />}>
          <AskAgain
            items={items.map(({ id }) => id)}
            answers={answers}
            wording={wording}
            onAnswer={answer}
            onClose={close}
            said={copy.asking}
          />
        </Suspense>
      )}
    </section>
  );
}

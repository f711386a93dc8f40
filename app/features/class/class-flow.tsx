import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { SeatSession } from '#app/data/class-seat/seat-session.ts';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { useOfflineCopy } from '#app/offline/use-offline-copy.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { ChooseSharing } from './choose-sharing.tsx';
import { SeatEnd } from './seat-end.tsx';
import { finishedAttempts, stepOf } from './seat-steps.ts';
import { SeatTests, type RenderTest } from './seat-tests.tsx';
import { isOfThisTab, noteOfThisTab } from './tab-seat.ts';
import { TakeSeat } from './take-seat.tsx';
import type { AddressCode } from './use-address-code.ts';
import { useClass, type ClassActs } from './use-class.ts';
import { WhoIsHere } from './who-is-here.tsx';

/** A pupil in a class session, from the right code to a device that is free again. */
export function ClassFlow({
  found,
  brought,
  onSeated,
  onBack,
  renderTest,
  copy,
  children,
}: {
  /** What runs under the code that was entered. */
  found: { code: string; session: SeatSession } | undefined;
  brought: AddressCode;
  /** Somebody has a seat here. */
  onSeated: () => void;
  /** To the code again. */
  onBack: () => void;
  renderTest: RenderTest;
  copy: Copy;
  /** Where the code is entered: shown when nobody sits here, though it seemed so. */
  children: ReactNode;
}) {
  const act = useClass(copy.trial);
  const { seat } = act;
  const [known, setKnown] = useState<string>();
  const tellSeated = useEffectEvent(onSeated);
  const isTaken = Boolean(seat);
  // The network may go.
  const isKeptOffline = useOfflineCopy(isTaken);
  useEffect(() => {
    if (isTaken) tellSeated();
  }, [isTaken]);

  function leave(): void {
    noteOfThisTab(undefined);
    act.leave();
    onBack();
  }

  // Whoever comes with a code of their own is asked, also in the tab of the former.
  const isKnown =
    seat && brought.code === '' && (known === seat.secret || isOfThisTab(seat.secret));
  if (seat && !isKnown) {
    return (
      <WhoIsHere
        seat={seat}
        onStay={() => {
          noteOfThisTab(seat.secret);
          setKnown(seat.secret);
          brought.forget();
        }}
        onLeave={leave}
        copy={copy.someone}
      />
    );
  }
  if (seat) {
    return (
      <Seat
        key={seat.secret}
        seat={seat}
        isKeptOffline={isKeptOffline}
        renderTest={renderTest}
        act={act}
        onLeave={leave}
        copy={copy}
      />
    );
  }
  if (!found) return children;
  return (
    <TakeSeat
      {...found}
      join={async (place) => {
        const secret = await act.join(found.session, place);
        noteOfThisTab(secret);
        setKnown(secret);
        brought.forget();
      }}
      onBack={() => {
        brought.forget();
        onBack();
      }}
      copy={copy.alias}
      codeCopy={copy.code}
    />
  );
}

function Seat({
  seat,
  onLeave,
  copy,
  ...given
}: {
  seat: KeptSeat;
  isKeptOffline: boolean;
  renderTest: RenderTest;
  act: ClassActs;
  onLeave: () => void;
  copy: Copy;
}) {
  const { act } = given;
  const [isEarly, setEarly] = useState(false);
  const step = stepOf(seat);
  if (step === 'end') return <SeatEnd seat={seat} onLeave={onLeave} copy={copy.done} />;
  if (step === 'tests' && !isEarly) {
    return <SeatTests seat={seat} {...given} onEarly={() => setEarly(true)} copy={copy.tests} />;
  }
  return (
    <ChooseSharing
      attempts={finishedAttempts(seat)}
      isCounted={seat.session.mode === 'count'}
      onChoose={(submission) => act.submit(seat, submission)}
      copy={copy.share}
    />
  );
}

import '../../styles/class.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SeatSession } from '#app/data/class-seat/seat-session.ts';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { ChooseSharing } from './choose-sharing.tsx';
import { EnterCode } from './enter-code.tsx';
import { SeatEnd } from './seat-end.tsx';
import { finishedAttempts, stepOf } from './seat-steps.ts';
import { SeatTests, type RenderTest } from './seat-tests.tsx';
import { isOfThisTab, noteOfThisTab } from './tab-seat.ts';
import { TakeSeat } from './take-seat.tsx';
import { useAddressCode } from './use-address-code.ts';
import { useClass, type ClassActs } from './use-class.ts';
import { WhoIsHere } from './who-is-here.tsx';

/** A pupil in a class session, from the code to a device that is free again. */
export function ClassFlow({
  isKeptOffline,
  onSeated,
  renderTest,
  copy,
}: {
  /** The network may go. */
  isKeptOffline: boolean;
  /** Somebody has a seat here. */
  onSeated: () => void;
  renderTest: RenderTest;
  copy: Copy;
}) {
  const act = useClass(copy.trial);
  const { seat } = act;
  const brought = useAddressCode();
  const [found, setFound] = useState<{ code: string; session: SeatSession }>();
  const [known, setKnown] = useState<string>();
  const tellSeated = useEffectEvent(onSeated);
  const isTaken = Boolean(seat);
  useEffect(() => {
    if (isTaken) tellSeated();
  }, [isTaken]);

  function leave(): void {
    noteOfThisTab(undefined);
    act.leave();
    setFound(undefined);
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
  if (found) {
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
          setFound(undefined);
        }}
        copy={copy.alias}
        codeCopy={copy.code}
      />
    );
  }
  return (
    <>
      <EnterCode
        brought={brought.code}
        find={act.find}
        onFound={(code, session) => setFound({ code, session })}
        copy={copy.code}
      />
      <ForSchools copy={copy.code} />
    </>
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

function ForSchools({ copy }: { copy: Copy['code'] }) {
  const paths = usePaths();
  return (
    <p className="class-form text-muted">
      {copy.teacher} <Link to={paths.to('classroom')}>{copy.school}</Link>
    </p>
  );
}

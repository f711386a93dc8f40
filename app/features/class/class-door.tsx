import '../../styles/class.css';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { useKept, whatIsKept } from '#app/data/class-seat/kept-text.ts';
import type { FoundEvening, FoundSession } from '#app/data/class-seat/seat-server.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { lazyPart } from '#app/part-loading/lazy-part.tsx';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import type { Copy as EveningCopy } from '#content/dictionaries/es/evening.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { codeLength } from '#domain/class/class-code.ts';
import { EnterCode } from './enter-code.tsx';
import type { EveningProps } from './evening/evening-pages.tsx';
import { useAddressCode } from './use-address-code.ts';

/** All behind the code, which is asked for together: with a right one, or where somebody sits here already. */
const loadInside = async () => {
  const [{ ClassFlow }, { SendKept }, { serverOfCode }] = await Promise.all([
    import('./class-flow.tsx'),
    import('./send-kept.tsx'),
    import('./class-servers.ts'),
  ]);
  return { ClassFlow, SendKept, serverOfCode };
};

type Flow = Awaited<ReturnType<typeof loadInside>>['ClassFlow'];

const LateFlow = lazyComponent(async () => (await loadInside()).ClassFlow, PartMissing);
const SendKept = lazyComponent(async () => (await loadInside()).SendKept);

/** Only for who comes to an evening for families. */
const Evening = lazyPart<Omit<EveningProps, 'guess'>, EveningCopy>(
  async () => (await import('./evening/evening-with-words.tsx')).EveningWithWords,
  wordsOf('evening'),
);

/** The way into a class session: the code, and behind it what is loaded when there is one, or somebody has a seat here. */
export function ClassDoor({
  copy,
  ...given
}: Pick<ComponentProps<Flow>, 'onSeated' | 'renderTest' | 'copy'>) {
  const kept = useKept();
  const brought = useAddressCode();
  const [evening, setEvening] = useState<FoundEvening>();
  const [found, setFound] = useState<Pick<ComponentProps<Flow>, 'found'> & { ClassFlow: Flow }>();

  async function find(code: string): Promise<Exclude<FoundSession['kind'], 'evening'>> {
    const { ClassFlow, serverOfCode } = await loadInside();
    const answer = await serverOfCode(code, copy.trial).find(code);
    if (answer.kind === 'evening') {
      setEvening(answer.evening);
      return 'open';
    }
    // Somebody sits here meanwhile: who that is, is asked first, and the code again after it.
    if (answer.kind === 'open' && whatIsKept() !== 'seat') {
      setFound({ found: { code, session: answer.session }, ClassFlow });
    }
    return answer.kind;
  }

  const isAsking = useScannedAtSeat(kept === 'seat' && !evening ? brought.code : '', find);
  if (isAsking) return <div className="page-loading" />;
  if (evening || brought.secret) {
    return (
      <Suspense fallback={<div className="page-loading" />}>
        <Evening
          evening={evening}
          secret={brought.secret}
          onSent={brought.keep}
          onBack={() => {
            setEvening(undefined);
            brought.forget();
          }}
        />
      </Suspense>
    );
  }
  const door = (
    <>
      <EnterCode brought={brought.code} find={find} copy={copy.code} />
      <ForSchools copy={copy.code} />
    </>
  );
  const ClassFlow = found?.ClassFlow ?? LateFlow;
  return (
    <>
      {found || kept === 'seat' ? (
        <Suspense fallback={<div className="page-loading" />}>
          <ClassFlow
            {...given}
            found={found?.found}
            brought={brought}
            onBack={() => setFound(undefined)}
            copy={copy}
          >
            {door}
          </ClassFlow>
        </Suspense>
      ) : (
        door
      )}
      {kept !== 'nothing' && (
        <Suspense>
          <SendKept trial={copy.trial} />
        </Suspense>
      )}
    </>
  );
}

/** How long a pupil's phone waits to learn whether what it scanned is an evening's. */
const patience = 5_000;

/**
 * Looks up a code that is scanned where a pupil has a seat: it may be an evening's, to which a parent comes with the child's phone, and
 * the seat stays as it is. Whether it is still being asked; without a network it is not.
 */
function useScannedAtSeat(code: string, find: (code: string) => Promise<unknown>): boolean {
  const [asked, setAsked] = useState('');
  const isAsking = code.length === codeLength && asked !== code;
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (!isAsking) return undefined;
    const done = () => setAsked(code);
    const timer = setTimeout(done, patience);
    void ask(code)
      .catch(() => undefined)
      .finally(done);
    return () => clearTimeout(timer);
  }, [isAsking, code]);
  return isAsking;
}

function ForSchools({ copy }: { copy: Copy['code'] }) {
  const paths = usePaths();
  return (
    <p className="class-form text-muted">
      {copy.teacher} <Link to={paths.to('classroom')}>{copy.school}</Link>
    </p>
  );
}

import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { keepTrying, type Trying } from './keep-trying.ts';

/** What stands where something did not arrive: `failures` of asking again so far, and `onRetry` to ask now. */
export type MissingProps = { failures: number; onRetry: () => void };

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code comes when it is first shown; stands in a `Suspense`. What does not arrive is asked for again,
 * with `Missing` in its place, and nothing around it is lost.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  Missing?: ComponentType<MissingProps>,
): ComponentType<Props> {
  return lazy(async () => ({
    default: await load().catch(() => lateComponent(load, Missing)),
  }));
}

/** Stands in for a component that did not arrive, until it does. */
export function lateComponent<Props extends object>(
  load: Load<Props>,
  Missing: ComponentType<MissingProps> = Nothing,
): ComponentType<Props> {
  let Arrived: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [hasArrived, setArrived] = useState(Arrived !== undefined);
    const [failures, setFailures] = useState(0);
    const trying = useRef<Trying>(undefined);
    useEffect(() => {
      if (hasArrived) return;
      const tried = keepTrying(async () => {
        try {
          Arrived ??= await load();
          setArrived(true);
        } catch (error) {
          setFailures((before) => before + 1);
          throw error;
        }
      });
      trying.current = tried;
      // Once more before anything is said: most of what fails has failed for a moment.
      tried.now();
      return tried.stop;
    }, [hasArrived]);
    if (Arrived) return <Arrived {...props} />;
    return <Missing failures={failures} onRetry={() => trying.current?.now()} />;
  };
}

function Nothing() {
  return null;
}

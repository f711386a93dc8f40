import { useEffect, useRef, useState } from 'react';
import { keepTrying, type Trying } from './keep-trying.ts';

type Loaded<Value> = { key: string; value?: Value; isMissing?: boolean };

/**
 * What `load` brings for this key, and once more for another; for a part of the site itself, which is there or not.
 * What did not come is missing until it does, and is asked for again by itself; `retry` asks now.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ key });
  const trying = useRef<Trying>(undefined);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const value = await load();
      if (isWanted) setLoaded({ key, value });
    };
    ask().catch(() => {
      if (!isWanted) return;
      setLoaded({ key, isMissing: true });
      trying.current = keepTrying(ask);
    });
    return () => {
      isWanted = false;
      trying.current?.stop();
    };
    // What is loaded follows from the key alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const { value, isMissing = false }: Loaded<Value> = loaded.key === key ? loaded : { key };
  return { data: value, isMissing, retry: () => trying.current?.now() };
}

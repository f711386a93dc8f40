import { useEffect, useState } from 'react';

type Loaded<Value> = { key: string; value?: Value; isFailed?: boolean };

/**
 * What `load` brings for this key, and once more for another; for a part of the site itself, which is there or not.
 * What did not come is loaded again when somebody asks, or when the network returns.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ key });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ key, value }),
      () => isWanted && setLoaded({ key, isFailed: true }),
    );
    return () => {
      isWanted = false;
    };
    // What is loaded follows from the key alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, tries]);
  const current: Loaded<Value> = loaded.key === key ? loaded : { key };
  const { value, isFailed = false } = current;
  const again = () => setTries((before) => before + 1);
  useEffect(() => {
    if (!isFailed) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isFailed]);
  return { data: value, isError: isFailed, again };
}

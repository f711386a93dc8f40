import { useEffect, useState, type ReactNode } from 'react';
import { compareDataId } from '#app/features/careers/side-by-side/compared-career.ts';

/** The comparison inside the built page, from the figures that lie in it: nothing else is asked for, so it works offline. */
export function SideBySideIsland() {
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    const slot = document.getElementById('side-by-side');
    const data = document.getElementById(compareDataId)?.textContent;
    if (!slot || !data) return;
    import('#app/features/careers/side-by-side/side-by-side.tsx').then(
      ({ SideBySide }) => setPart(<SideBySide data={JSON.parse(data)} slot={slot} />),
      // Without it the field still leads to an address that asks again.
      () => undefined,
    );
  }, []);
  return part;
}

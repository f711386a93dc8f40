import { useEffect, useState, type ReactNode } from 'react';

/** How careers fit the person, in the cards of the built catalogue. If it cannot be loaded, they say what they said before. */
export function OwnFitIsland() {
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    const list = document.getElementById('own-fit');
    let isGone = false;
    if (list) {
      import('./own-fit-part.tsx').then(
        ({ OwnFitPart }) => !isGone && setPart(<OwnFitPart list={list} />),
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, []);
  return part;
}

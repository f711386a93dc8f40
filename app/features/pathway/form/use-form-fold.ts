import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { pathwayForm } from './choice-form.ts';

/** Open while the questions are first asked, one line once there is an answer, and open with all questions for a change. */
export type FormFold = 'asking' | 'folded' | 'changing';

/**
 * Whether the form stands aside. Who chooses in it never sees it move: it folds for who asks for the answer with the button, and
 * where answers were kept before the page was opened.
 */
export function useFormFold({
  hasArrived,
  asked,
  hasAnswer,
  title,
}: {
  /** Answers stood there before the form was touched; undefined before it was read. */
  hasArrived: boolean | undefined;
  /** How often the answer was asked for. */
  asked: number;
  /** One plan, and not both doors. */
  hasAnswer: boolean;
  /** Of the answer. */
  title: RefObject<HTMLElement | null>;
}): { fold: FormFold; change: () => void } {
  const [isChanging, setChanging] = useState(false);
  const [folded, setFolded] = useState(0);
  const isFolded = hasAnswer && !isChanging && (hasArrived || asked > 0);
  if (asked > folded) {
    setFolded(asked);
    setChanging(false);
  }
  useLayoutEffect(() => {
    // Until here the boot script has kept the place free.
    if (hasArrived !== undefined) delete document.documentElement.dataset['wake'];
  }, [hasArrived]);
  useEffect(() => {
    if (asked === 0) return;
    title.current?.focus({ preventScroll: isFolded });
    if (isFolded) scrollTo(0, 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the button alone brings the answer into view
  }, [asked]);
  function change(): void {
    setChanging(true);
    // Once the form is there again.
    requestAnimationFrame(() => {
      const field = pathwayForm()?.querySelector<HTMLElement>('[name=studies]:checked, select');
      field?.focus({ preventScroll: true });
    });
  }
  return { fold: isChanging ? 'changing' : isFolded ? 'folded' : 'asking', change };
}

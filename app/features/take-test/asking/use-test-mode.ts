import { useLayoutEffect } from 'react';

/**
 * While this stands, the document shows the test and little else: the stylesheet takes the footer and the question about
 * cookies away, and the navigation bar stays in view.
 */
export function useTestMode(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.testMode = '';
    return () => {
      delete dataset.testMode;
    };
  }, []);
}

/**
 * Shows what `boot.ts` keeps unpainted, as soon as it has come or will not: the page while a question is to come, the ways
 * into a test while it is not known what the user has done of it. What is pushed down by that (`isPushed`) may have been
 * painted before: it is unseen for a frame where it now stands, and appears there instead of jumping.
 */
export function useArrived(hasArrived: boolean, isPushed: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const showAll = () => {
      delete dataset.recalling;
    };
    if (isPushed) dataset.recalling = '';
    if (hasArrived) {
      dataset.arrived = 'yes';
      delete dataset.arriving;
      requestAnimationFrame(() => requestAnimationFrame(showAll));
    }
    // Leaving before it has come leads to the foot of the next page.
    return showAll;
  }, [hasArrived, isPushed]);
}

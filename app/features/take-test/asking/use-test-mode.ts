import { useLayoutEffect } from 'react';

/**
 * While this stands, the document shows the test and little else: the stylesheet takes the footer, the ribbon and the
 * question about cookies away and makes the navigation bar one slim line.
 */
export function useTestMode(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.testMode = '';
    return () => {
      delete root.dataset.testMode;
    };
  }, []);
}

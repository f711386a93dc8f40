import { useLayoutEffect } from 'react';

/**
 * The slim bar of the page of a test, its promise too: nothing moves when the test begins. The build has written it
 * (`prerender/document.tsx`); here it comes when another page was left.
 */
export function useSlimBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.bar = 'slim';
    return () => {
      delete dataset.bar;
    };
  }, []);
}

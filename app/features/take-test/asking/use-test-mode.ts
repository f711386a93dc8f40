import { useLayoutEffect } from 'react';

/**
 * While this stands, the document shows the test and little else: the stylesheet takes the footer and the question about
 * cookies away, and the navigation bar stays in view.
 */
export function useTestMode(): void {
  useMark('testMode', '');
}

/**
 * The slim bar of the page of a test, its promise too: nothing moves when the test begins. The build has written it
 * (`prerender/document.tsx`); here it follows who comes from another page.
 */
export function useSlimBar(): void {
  useMark('bar', 'slim');
}

function useMark(name: string, value: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset[name] = value;
    return () => {
      delete root.dataset[name];
    };
  }, [name, value]);
}

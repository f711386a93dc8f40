import { useEffect } from 'react';

/**
 * The title of the document while a step of its page is shown: the step's words before the brand. After the page frame's
 * own effect, which names the page; what it said stands again when the step is over.
 */
export function useStepTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return undefined;
    let page: string | undefined;
    queueMicrotask(() => {
      page = document.title;
      document.title = words + page.slice(page.lastIndexOf(' · '));
    });
    return () => {
      if (page !== undefined) document.title = page;
    };
  }, [words]);
}

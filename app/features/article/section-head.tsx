import type { ReactNode } from 'react';
import { headingId } from '#content/articles/read-article.ts';

/** The head of a section, under the address that the table of contents names. */
export function SectionHead({ children }: { children?: ReactNode }) {
  const title = typeof children === 'string' ? children : '';
  return <h2 id={headingId(title)}>{children}</h2>;
}

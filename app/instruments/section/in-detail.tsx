import type { ReactNode } from 'react';

/** What a result says in detail, the same of every test: its few lines under one title, and beside them its folds. */
export function InDetail({
  title,
  lines,
  children,
}: {
  title: string;
  /** What is said of all of it. */
  lines: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="in-detail">
      <div className="beside-name">
        <h2>{title}</h2>
        {lines}
      </div>
      <div>{children}</div>
    </section>
  );
}

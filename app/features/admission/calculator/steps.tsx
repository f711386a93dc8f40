import { useRef, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';

/** A question of the form: its field, and whether it takes the whole width of a desk. */
export type Step = { id: string; field: ReactNode; isWide?: boolean };

/** The questions: one at a time on a phone, with a way forth and back, and all of them at a desk. */
export function Steps({
  steps,
  children,
  copy,
}: {
  steps: readonly Step[];
  /** The sum that the answers move. */
  children: ReactNode;
  copy: Pick<Copy, 'steps' | 'form'>;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState('');
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  function go(by: number): void {
    const next = steps[at + by];
    if (!next) return;
    setCurrent(next.id);
    // Shown by the next drawing; the question takes the focus, so that it is read out.
    setTimeout(() => focusCurrent(list.current));
  }
  return (
    <section className="steps" aria-labelledby="calculator-questions">
      <h2 id="calculator-questions">{copy.form.title}</h2>
      <p className="exact-sum">{children}</p>
      <ol ref={list} className="steps-list">
        {steps.map(({ id, field, isWide }, index) => (
          <li
            key={id}
            data-current={index === at ? '' : undefined}
            className={isWide ? 'md:col-span-2' : undefined}
          >
            {field}
          </li>
        ))}
      </ol>
      <div className="steps-nav">
        {at > 0 && (
          <Button variant="quiet" onClick={() => go(-1)}>
            {copy.steps.back}
          </Button>
        )}
        <span className="pathway-note">
          {fill(copy.steps.at, { n: at + 1, all: steps.length })}
        </span>
        {at < steps.length - 1 && <Button onClick={() => go(1)}>{copy.steps.next}</Button>}
      </div>
    </section>
  );
}

function focusCurrent(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[data-current] :is(select, input, button)')?.focus();
}

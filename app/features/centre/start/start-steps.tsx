import type { Copy } from '#content/dictionaries/es/centre-area.ts';

const steps = ['centre', 'agreement', 'group', 'session'] as const;
export type StartStep = (typeof steps)[number];

/** Where one is on the way to the first session. */
export function StartSteps({ at, copy }: { at: StartStep; copy: Copy['start']['steps'] }) {
  return (
    <ol className="start-steps" aria-label={copy.label}>
      {steps.map((step) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          data-done={steps.indexOf(step) < steps.indexOf(at) ? '' : undefined}
        >
          {copy[step]}
        </li>
      ))}
    </ol>
  );
}

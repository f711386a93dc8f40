import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/classroom.ts';
import { shownCode } from './class-night.tsx';

/** How a session runs: four pictures of what stands on the screens, each with a sentence. */
export function SessionSteps({ copy }: { copy: Copy['steps'] }) {
  const pictures: ReactNode[] = [
    <p key="code" className="classroom-code">
      {shownCode}
    </p>,
    <p key="alias" className="classroom-alias">
      {copy.alias}
    </p>,
    <Hexagon key="offline" text={copy.offline} />,
    <ul key="choices" className="classroom-choices">
      {copy.choices.map((choice, at) => (
        <li key={choice} data-chosen={at === 1 ? '' : undefined}>
          {choice}
        </li>
      ))}
    </ul>,
  ];
  return (
    <section className="stack" aria-labelledby="steps">
      <h2 id="steps">{copy.title}</h2>
      <ol className="classroom-steps">
        {copy.list.map(({ title, text }, at) => (
          <li key={title}>
            <div className="classroom-picture" aria-hidden="true">
              {pictures[at]}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The progress of a test: four of six sides are lit, and what was answered stays on the device. */
function Hexagon({ text }: { text: string }) {
  return (
    <div className="classroom-offline">
      <svg viewBox="0 0 48 54" width="64" height="72">
        <path className="classroom-hexagon" d="M24 3 45 15v24L24 51 3 39V15z" />
        <path className="classroom-hexagon is-lit" d="M24 3 45 15v24L24 51 3 39" />
      </svg>
      <p>{text}</p>
    </div>
  );
}

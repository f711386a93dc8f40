import type { Range } from '#domain/range.ts';

/** A figure of the first screen, with what it is of; where one leads to it, an address or a part of the page. */
export type Glance = {
  readonly label: string;
  readonly value: string;
  /** Of more than this career, or a word where no figure is known: it does not stand out as the others do. */
  readonly isRough?: boolean;
  /** The same as amounts, where it is a price: told in the money of a family once its country is supposed. */
  readonly euros?: Range;
  readonly text: string;
  readonly href: string;
};

/** What everybody asks of a career or of a study: each figure with its name over it and what it is of below. */
export function GlanceList({
  glance,
  money,
  label,
}: {
  glance: readonly Glance[];
  /** Its prices in the money of every country (`prerender/told-amounts.ts`). */
  money: string;
  label: string;
}) {
  return (
    <ul className="career-glance" aria-label={label} data-money={money}>
      {glance.map(({ label, value, isRough, euros, text, href }) => (
        <li key={label}>
          <a href={href}>{label}</a>{' '}
          <strong className={isRough ? 'is-rough' : undefined} data-told={euros && ''}>
            {value}
          </strong>{' '}
          {euros && <small className="in-euros">{value}</small>} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

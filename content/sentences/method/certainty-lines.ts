// The certainty of the interest test for every age group, a line each: what the method page shows side by side.
import { fill } from '#content/wording/fill.ts';
import { certaintyFigures, type CertaintyGroup } from '#domain/instruments/interests/certainty.ts';

export function certaintyLines(
  line: string,
  names: Readonly<Partial<Record<CertaintyGroup, string>>>,
): readonly string[] {
  return (['adults', 'teenagers', 'youngest'] as const).map((group) =>
    fill(line, { who: names[group] ?? group, ...certaintyFigures(group) }),
  );
}

import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/suggestion.ts';
import type { Locale } from '#domain/locale.ts';
import { gateKinds } from '#content/compiled/professions/gate-kinds.js';

/** What practice of a career asks for beside its studies, in one line; `undefined` where nothing does. */
export function gateLine(career: string, locale: Locale, { gates }: Copy): string | undefined {
  const kinds = gateKinds[career];
  if (!kinds) return undefined;
  return fill(gates.line, { names: listIn(locale).format(kinds.map((kind) => gates.kinds[kind])) });
}

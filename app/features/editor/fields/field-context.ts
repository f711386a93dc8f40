import { createContext, useContext, type ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import type { Mistake } from '#app/data/editor/records.ts';
import type { FieldProps } from './field-props.ts';
import { reasonIn } from './reason-words.ts';

type Context = {
  /** `faq`, the kind of the record. */
  kind: string;
  mistakes: readonly Mistake[];
  copy: Copy;
  /** Draws a field of any shape: parts, lists and choices have fields in them. */
  renderField: (props: FieldProps) => ReactNode;
};

const FieldContext = createContext<Context | undefined>(undefined);
export const FieldProvider = FieldContext.Provider;

function useFields(): Context {
  const context = useContext(FieldContext);
  if (!context) throw new Error('a field stands in no form');
  return context;
}

export function useRenderField(): (props: FieldProps) => ReactNode {
  return useFields().renderField;
}

/** What a field is called, what is wrong with it, and the words of its buttons. */
export function useField(path: string) {
  const { kind, mistakes, copy } = useFields();
  const [mistake] = mistakes.filter(({ field }) => field === path);
  // In a list its number stands above it, and what the list is called above all.
  const isItem = /\.\d+$/.test(path);
  return {
    id: fieldId(path),
    label: labelOf(path, kind, copy),
    labelClass: isItem ? 'sr-only' : undefined,
    help: isItem ? undefined : helpOf(path, kind, copy),
    error: mistake && reasonIn(mistake.reason, copy.reasons),
    hasWrongPart: mistakes.some(({ field }) => field === path || field.startsWith(`${path}.`)),
    copy,
  };
}

export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** By its whole path in its kind, by its last two names, by its name; a name without words is shown as it is. */
export function labelOf(path: string, kind: string, { labels }: Pick<Copy, 'labels'>): string {
  const known: Readonly<Record<string, string>> = labels;
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const own = names.join('.');
  const last = names.at(-1) ?? '';
  const found =
    known[`${kind}.${own}`] ?? known[own] ?? known[names.slice(-2).join('.')] ?? known[last];
  return found ?? humanised(last);
}

/** Where a field is, for a list of what is wrong: its label, which of a list it is in, and its language. */
export function placeOf(
  path: string,
  kind: string,
  copy: Pick<Copy, 'labels' | 'languages' | 'form'>,
): string {
  const [, whole = path, language] = /^(.+)\.(es|en)$/.exec(path) ?? [];
  const [, at] = /\.(\d+)(?:\.|$)/.exec(whole) ?? [];
  return [
    ...(at === undefined ? [] : [fill(copy.form.item, { n: Number(at) + 1 })]),
    labelOf(whole, kind, copy),
    ...(language === 'es' || language === 'en' ? [copy.languages[language]] : []),
  ].join(', ');
}

function helpOf(path: string, kind: string, { helps }: Pick<Copy, 'helps'>): string | undefined {
  const known: Readonly<Record<string, string>> = helps;
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  return known[`${kind}.${names.join('.')}`];
}

/** `firstSession`: "First session". */
function humanised(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Figures in sentences. What nobody verified takes its whole sentence away, and leaves a question.
import type { Locale } from '#domain/locale.ts';
import type { Fact } from './fact.ts';
import { findFact, type FactId } from './registry.ts';

const ask: Readonly<Record<Locale, string>> = {
  es: 'Hay un dato que no hemos podido verificar: pregúntalo.',
  en: 'There is a detail that we could not verify: ask for it.',
};

/** A verified fact as these words write it; nothing where its mark is U. */
export function verified(id: FactId, write: (value: Fact['value']) => string): string | undefined {
  const { mark, value } = findFact(id);
  return mark === 'U' ? undefined : write(value);
}

/** A text whose figures may be missing: told`Dura ${figure('exam-minutes')} minutos. …` */
export function toldIn(locale: Locale) {
  return (texts: readonly string[], ...figures: readonly (string | undefined)[]): string => {
    const gap = '\0';
    const whole = String.raw({ raw: texts }, ...figures.map((figure) => figure ?? gap));
    const sentences = whole
      .split(/(?<=[.?!]) (?=[\p{Lu}¿«])/u)
      .map((sentence) => (sentence.includes(gap) ? ask[locale] : sentence));
    return [...new Set(sentences)].join(' ');
  };
}

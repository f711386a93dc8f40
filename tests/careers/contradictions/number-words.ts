/** Small numbers as each language writes them, as patterns; `un`, `one` and `once` are other words, too, and are left out. */
export const numberWords: readonly (readonly [es: string, en: string])[] = [
  ['dos', 'two|both'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
  ['seis', 'six'],
  ['siete', 'seven'],
  ['ocho', 'eight'],
  ['nueve', 'nine'],
  ['diez', 'ten'],
  ['doce', 'twelve'],
];

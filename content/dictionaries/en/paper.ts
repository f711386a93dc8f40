import type { Dictionary } from '#content/wording/dictionary.ts';
import type { copy as es } from '#content/dictionaries/es/paper.ts';

export const copy: Dictionary<typeof es> = {
  print: 'Print',
  pdf: 'Save the PDF',
  making: 'Making the PDF…',
  failed: 'The PDF could not be made. Try again.',
};

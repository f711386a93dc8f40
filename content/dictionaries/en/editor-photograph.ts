import type { Copy } from '../es/editor-photograph.ts';

export const copy: Copy = {
  of: {
    person:
      'It stands in the place of their drawing, on the front page and in the articles they sign.',
    article:
      'It stands in the place of the article’s drawing. What it shows is said in the article, under “What the drawing shows”.',
    text: 'It is photo {n} of its article. It stands where the text names it, in both languages.',
    testimonial:
      'It stands on the front page, beside what they said. Only with a real review, which keeps the proof of consent.',
  },
  toArticle: 'Go to the article',
  toTestimonial: 'Go to the review',
  noneYet: 'There is no photograph yet.',
  none: 'What is seen now is the drawing.',
  alt: 'The photograph, as it will be seen',
  file: 'Your photograph',
  fileHelp:
    'JPEG, PNG or WebP, of 480 pixels or more. It is cut to its shape, and all that it carries is taken out: place, date and camera.',
  permission:
    'Publish only photographs that you may use, with the consent of those who are in them.',
};

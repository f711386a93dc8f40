import type { Copy } from '../es/editor-photograph.ts';

export const copy: Copy = {
  ofPerson:
    'It stands in the place of their drawing, on the front page and in the articles they sign.',
  ofArticle:
    'It stands in the place of the article’s drawing. What it shows is said in the article, under “What the drawing shows”.',
  none: 'What is seen now is the drawing.',
  alt: 'The photograph, as it will be seen',
  file: 'Your photograph',
  fileHelp:
    'JPEG, PNG or WebP, of 480 pixels or more. It is cut to its shape, and all that it carries is taken out: place, date and camera.',
  permission:
    'Publish only photographs that you may use, with the consent of those who are in them.',
};

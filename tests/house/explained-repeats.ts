/** Places that say the same on purpose, and why one of them cannot ask the other. */
export const explainedRepeats: readonly { files: readonly string[]; why: string }[] = [
  {
    files: ['app/instruments/interests/view.tsx', 'app/instruments/section/section-page.tsx'],
    why: 'The six types stand beside their hexagon, every other headline above its scores: two pages that hand the same line the same things.',
  },
];

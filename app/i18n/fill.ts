// Values put into the braces of a sentence.
export { fill } from '#content/wording/fill.ts';

export { fill } from '#content/dictionaries/fill.ts';

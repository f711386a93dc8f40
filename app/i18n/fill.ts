export { fill } from '#content/wording/fill.ts';

// What this house publishes of every instrument of the domain, a line each: users import `registry.ts`.
export { interests } from './interests/interests.ts';
export { values } from './values/values.ts';
export { personality } from './personality/personality.ts';

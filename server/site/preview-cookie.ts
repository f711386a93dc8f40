/** Holds the token of a link to a draft, in the browser that opened it; nobody else has it. */
export const PREVIEW_COOKIE = 'faro-preview';

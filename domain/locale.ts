// The languages of the product. Spanish comes first: it is the default and the type of every dictionary.

export const locales = ['es', 'en'] as const;

export type Locale = (typeof locales)[number];

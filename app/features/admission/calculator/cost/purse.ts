/** Whose money is meant besides euros, as it was said: a code, how many of it a euro buys as it was typed, and on which day. */
export type Purse = { currency: string; rate: string; rateDay: string; today: string };

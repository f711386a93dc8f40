/** What is paid: the two prices of a public degree (decision 044), or a private university. */
export const payers = ['foreign', 'resident', 'private'] as const;
export type Payer = (typeof payers)[number];

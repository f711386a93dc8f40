import { site } from './site.ts';

/** Every link to the booking page; where browsers tell of a press (Firefox does not), it is counted as a number a day. */
export const bookingLink = {
  href: site.bookingUrl.value,
  ping: '/count/booking',
  external: true,
} as const;

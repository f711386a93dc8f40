/** Functions of guests' links that a visitor calls without an account. */
export type OpenGuestLink = 'end_guest_links' | 'keep_guest_link' | 'open_guest_link';

/** Functions of guests' links that a visitor may not call, with arguments of their names. */
export const closedGuestLinks = {
  claim_guest_links: { secret: '' },
  end_my_guest_links: {},
  my_guest_links: {},
};

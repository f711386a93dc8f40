/** Functions of guests' links that a visitor calls without an account. */
export type OpenGuestLink =
  | 'agree_guest_guess'
  | 'end_guest_links'
  | 'guess_guest_link'
  | 'guest_guess'
  | 'keep_guest_link'
  | 'open_guest_link';

/** Functions of guests' links that a visitor may not call, with arguments of their names. */
export const closedGuestLinks = {
  agree_my_guest_guess: { link: '00000000-0000-4000-8000-000000000000' },
  claim_guest_links: { secret: '' },
  end_my_guest_links: {},
  my_guest_links: {},
  my_waiting_guess: {},
};

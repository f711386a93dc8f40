/** Under which name this browser keeps the link of its guest; apart, so that looking for one loads nothing. */
export const guestLinkKey = 'faro-guest-link';

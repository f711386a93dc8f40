/**
 * Tells the server that a step was taken, for a number a day: nothing but its name, and nothing is kept of who told it. Booking
 * links tell theirs by `ping` (`bookingLink`).
 */
export function countStep(step: 'begun' | 'finished' | 'sent'): void {
  navigator.sendBeacon?.(`/count/${step}`);
}

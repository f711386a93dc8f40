/**
 * What time it is. Everything that compares times takes one of these, so that tests move time
 * instead of waiting for it. SQL that must agree with it gets the time as a parameter.
 */
export type Clock = { now(): Date };

/** The machine's own clock, UTC. */
export const systemClock: Clock = { now: () => new Date() };

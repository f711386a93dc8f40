/** Fewest people behind a figure about everybody, and fewest in a group that stands alone (decision 073). */
export const FEWEST_IN_GROUP = 300;
/** Fewest people who took a test twice: the interval of r = .80 is then .74 to .84. */
export const FEWEST_REPEATED = 200;

/** On a busy machine every build would print how long its plugins took, in the middle of a start. */
export const UNTIMED = { checks: { bundlerTimings: false } };

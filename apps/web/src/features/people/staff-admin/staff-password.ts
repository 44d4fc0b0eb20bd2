/** Fewer characters make no password of staff. */
export const LEAST_STAFF_PASSWORD = 8;

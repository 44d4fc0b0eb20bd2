/** What was read last by a loop that reads ahead. */
export let lastFetched = 0;

/**
 * Reading ahead: a loop that does nothing but read has many places of memory on their way at once; one that also uses what it reads waits for
 * them one after the other. What such a loop has read comes here, so that the compiler does not leave it out as useless.
 */
export function fetched(seen: number): void {
  lastFetched = seen;
}

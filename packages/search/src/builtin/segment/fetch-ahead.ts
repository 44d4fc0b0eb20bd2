/** The result of the last loop that read ahead. */
export let lastFetched = 0;

/**
 * Reading ahead: a loop that only reads lets the processor fetch many places of memory at once, while a loop that also uses what it reads
 * waits for each. The result of a reading loop is passed here, so that the compiler does not drop the loop as useless.
 */
export function fetched(seen: number): void {
  lastFetched = seen;
}

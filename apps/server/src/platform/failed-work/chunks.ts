/** Rows of one statement or transaction: no lock lasts long, however many rows are meant. */
export const CHUNK = 500;

/**
 * Acts on rows in chunks, in the order of their keys, each row once. `readPage` answers the next `CHUNK` keys behind one. Answers the sum
 * of what `act` answers.
 */
export async function inChunks<Key>(
  readPage: (after: Key | undefined) => Promise<readonly Key[]>,
  act: (keys: readonly Key[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  let last: Key | undefined;
  for (;;) {
    const keys = await readPage(last);
    if (keys.length > 0) sum += await act(keys);
    if (keys.length < CHUNK) return sum;
    last = keys.at(-1);
  }
}

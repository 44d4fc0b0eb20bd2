/**
 * Reads rows page by page, each behind the last row of the one before, until a page is not full. So the loop ends also where the work
 * leaves rows as they are.
 */
export async function* pageByKey<Row>(
  readPage: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
  limit: number,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const page = await readPage(last, limit);
    yield* page;
    last = page.at(-1);
    if (page.length < limit) return;
  }
}

/**
 * Does the work for one thing after the other. One that fails stops none behind it; after all, the first error is raised. Stops at the
 * signal.
 */
export async function tryEach<Thing>(
  things: AsyncIterable<Thing> | Iterable<Thing>,
  work: (thing: Thing) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const thing of things) {
    if (signal?.aborted) break;
    try {
      await work(thing);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

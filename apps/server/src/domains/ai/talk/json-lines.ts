/** Values as lines of JSON. Whoever stops reading aborts the signal at once, also while the next value is awaited. */
export function jsonLines(open: (signal: AbortSignal) => AsyncIterable<unknown>): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]() {
      const stop = new AbortController();
      const values = open(stop.signal)[Symbol.asyncIterator]();
      return {
        async next() {
          const { done, value } = await values.next();
          return done ? { done, value: undefined } : { done: false, value: `${JSON.stringify(value)}\n` };
        },
        async return() {
          stop.abort();
          await values.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

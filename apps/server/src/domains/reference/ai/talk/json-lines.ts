/**
 * Values as lines of JSON. Whoever stops reading aborts the signal at once, also while the next value is awaited. `onEnd` is called when
 * they end, once or more, also where nobody has read one: then nothing else of `open` has run.
 */
export function jsonLines(
  open: (signal: AbortSignal) => AsyncIterable<unknown>,
  onEnd: () => void,
): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]() {
      const stop = new AbortController();
      const values = open(stop.signal)[Symbol.asyncIterator]();
      return {
        async next() {
          const { done, value } = await values.next();
          if (done) onEnd();
          return done ? { done, value: undefined } : { done: false, value: `${JSON.stringify(value)}\n` };
        },
        async return() {
          stop.abort();
          await values.return?.();
          onEnd();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

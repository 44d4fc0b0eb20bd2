/**
 * Events until they end; once `isOver` holds, those that come within `graceMs` each. A reply that has said why it stopped is whole, even
 * where its server never ends it.
 */
export async function* lastEvents<Event>(
  events: AsyncIterable<Event>,
  isOver: () => boolean,
  graceMs: number,
): AsyncGenerator<Event> {
  const iterator = events[Symbol.asyncIterator]();
  let isPending = false;
  try {
    while (true) {
      const next = iterator.next();
      isPending = true;
      const one = isOver() ? await within(next, graceMs) : await next;
      if (one === undefined) return;
      isPending = false;
      if (one.done) return;
      yield one.value;
    }
  } finally {
    // What is still awaited ends with the connection, which whoever asked closes.
    if (!isPending) await iterator.return?.();
  }
}

/** Undefined where nothing comes in time, or the reply breaks off. */
async function within<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([value.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

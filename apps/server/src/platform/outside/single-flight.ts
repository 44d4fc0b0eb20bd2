/** Asks a question once for all who ask it before it is answered. Whoever comes later asks anew. */
export type SingleFlight = <T>(question: string, ask: () => Promise<T>) => Promise<T>;

export function createSingleFlight(): SingleFlight {
  const flying = new Map<string, Promise<unknown>>();
  return <T>(question: string, ask: () => Promise<T>) => {
    const known = flying.get(question) as Promise<T> | undefined;
    if (known) return known;
    const flight = ask().finally(() => flying.delete(question));
    flying.set(question, flight);
    return flight;
  };
}

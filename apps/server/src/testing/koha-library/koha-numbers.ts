/** Koha names everything by integers, which are given in the order in which things are named first. */
export interface KohaNumbers {
  of(id: string): number;
  /** Undefined for a number that was never given. */
  idOf(number: number | string): string | undefined;
}

export function createKohaNumbers(): KohaNumbers {
  const ids: string[] = [];
  const numbers = new Map<string, number>();
  return {
    of(id) {
      const number = numbers.get(id) ?? ids.push(id);
      numbers.set(id, number);
      return number;
    },
    idOf: (number) => ids[Number(number) - 1],
  };
}

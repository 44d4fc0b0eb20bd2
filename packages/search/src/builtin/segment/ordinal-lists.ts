import { GrowingU32 } from './growing-array.ts';

/** Lists of numbers, one for each row, end to end: the values of a column while a segment is built. */
export class OrdinalLists {
  readonly #numbers = new GrowingU32();
  readonly #ends = new GrowingU32();

  /** Adds the list of the next row. */
  add(list: readonly number[]): void {
    for (const number of list) this.#numbers.push(number);
    this.#ends.push(this.#numbers.length);
  }

  of(row: number): number[] {
    const list: number[] = [];
    for (let at = row === 0 ? 0 : this.#ends.get(row - 1); at < this.#ends.get(row); at++)
      list.push(this.#numbers.get(at));
    return list;
  }

  /** Gives the memory back at once. */
  free(): void {
    this.#numbers.free();
    this.#ends.free();
  }
}

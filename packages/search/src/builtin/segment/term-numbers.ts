/**
 * Numbers for terms in the order of first sight. Characters and pairs of them, most terms of a Chinese record, are told apart by
 * their units in a table of integers, which is several times faster than a map of strings.
 */
export class TermNumbers {
  readonly #names: string[] = [];
  readonly #long = new Map<string, number>();
  #keys = new Uint32Array(1 << 12);
  /** Number + 1 of the key in the same slot, 0 where free. */
  #numbers = new Uint32Array(1 << 12);
  #short = 0;

  get size(): number {
    return this.#names.length;
  }

  number(term: string): number {
    const key = shortKey(term);
    if (key === 0) return this.#longNumber(term);
    const slot = this.#slotOf(key);
    const known = this.#numbers[slot]!;
    if (known !== 0) return known - 1;
    const number = this.#names.push(term) - 1;
    this.#keys[slot] = key;
    this.#numbers[slot] = number + 1;
    if (++this.#short * 2 > this.#keys.length) this.#grow();
    return number;
  }

  /** All terms in the order of `<`, each with its number. */
  *sorted(): Generator<readonly [term: string, number: number]> {
    const long = [...this.#long.keys()].sort();
    let next = 0;
    for (const key of this.#keys.filter((_, slot) => this.#numbers[slot] !== 0).sort()) {
      const number = this.#numbers[this.#slotOf(key)]! - 1;
      const term = this.#names[number]!;
      for (; next < long.length && long[next]! < term; next++)
        yield [long[next]!, this.#long.get(long[next]!)!];
      yield [term, number];
    }
    for (; next < long.length; next++) yield [long[next]!, this.#long.get(long[next]!)!];
  }

  #longNumber(term: string): number {
    const known = this.#long.get(term);
    if (known !== undefined) return known;
    const number = this.#names.push(term) - 1;
    this.#long.set(term, number);
    return number;
  }

  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (Math.imul(key, 0x9e37_79b1) >>> 7) & last;
    while (this.#numbers[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const numbers = this.#numbers;
    this.#keys = new Uint32Array(keys.length * 2);
    this.#numbers = new Uint32Array(keys.length * 2);
    keys.forEach((key, slot) => {
      if (numbers[slot] === 0) return;
      const place = this.#slotOf(key);
      this.#keys[place] = key;
      this.#numbers[place] = numbers[slot]!;
    });
  }
}

/** The units of a term of one or two units as one number whose order is theirs; 0 for all other terms. */
function shortKey(term: string): number {
  if (term.length === 1) return term.charCodeAt(0) * 0x10000;
  if (term.length !== 2 || term.charCodeAt(1) === 0) return 0;
  return term.charCodeAt(0) * 0x10000 + term.charCodeAt(1);
}

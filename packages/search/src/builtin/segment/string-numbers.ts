import { unitAt } from '../../analysis/unit-at.ts';
import { hashString, StringTable } from './string-table.ts';

/**
 * Numbers for strings, from 0 in the order of first sight. Hashes and units lie in typed arrays: several times faster than a map of
 * strings for the millions of short terms of a segment, and nothing for the garbage collector to follow.
 */
export class StringNumbers {
  /** Number + 1 at the hash's slot, 0 where free. */
  #slots = new Uint32Array(1 << 10);
  #hashes = new Uint32Array(1 << 9);
  #offsets = new Uint32Array((1 << 9) + 1);
  #chars = new Uint16Array(1 << 12);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  number(text: string, hash: number = hashString(text)): number {
    const last = this.#slots.length - 1;
    let slot = hash & last;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & last) {
      const number = this.#slots[slot]! - 1;
      if (this.#hashes[number] === hash && this.#equals(number, text)) return number;
    }
    return this.#append(text, hash, slot);
  }

  /** The strings by their number. */
  strings(): string[] {
    const table = new StringTable({ chars: this.#chars, offsets: this.#offsets.subarray(0, this.#size + 1) });
    return Array.from({ length: this.#size }, (_, number) => table.get(number));
  }

  #equals(number: number, text: string): boolean {
    const from = this.#offsets[number]!;
    const { length } = text;
    if (this.#offsets[number + 1]! - from !== length) return false;
    for (let at = 0; at < length; at++) {
      if (this.#chars[from + at] !== unitAt(text, at)) return false;
    }
    return true;
  }

  #append(text: string, hash: number, slot: number): number {
    const number = this.#size++;
    const from = this.#offsets[number]!;
    const { length } = text;
    while (from + length > this.#chars.length) this.#chars = doubled(this.#chars, Uint16Array);
    for (let at = 0; at < length; at++) this.#chars[from + at] = unitAt(text, at);
    if (number === this.#hashes.length) {
      this.#hashes = doubled(this.#hashes, Uint32Array);
      this.#offsets = doubled(this.#offsets, Uint32Array);
    }
    this.#offsets[number + 1] = from + length;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    if (this.#size * 2 > this.#slots.length) this.#growSlots();
    return number;
  }

  #growSlots(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const last = slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = this.#hashes[number]! & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}

function doubled<T extends Uint16Array | Uint32Array>(array: T, ArrayOf: new (length: number) => T): T {
  const larger = new ArrayOf(array.length * 2);
  larger.set(array);
  return larger;
}

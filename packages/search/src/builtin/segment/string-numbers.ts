import { hashString } from '../../analysis/string-hash.ts';
import { unitAt } from '../../analysis/unit-at.ts';
import { StringTable } from './string-table.ts';

/**
 * Numbers for strings, from 0 in the order of first sight. Hashes and units lie in typed arrays: several times faster than a map of
 * strings for the millions of short terms of a segment, and nothing for the garbage collector to follow.
 */
export class StringNumbers {
  /** Two units a slot, which lie together in memory: number + 1, 0 where free, and the hash. */
  #slots = new Uint32Array(1 << 11);
  #offsets = new Uint32Array((1 << 9) + 1);
  #chars = new Uint16Array(1 << 12);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  number(text: string, hash: number = hashString(text)): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = (hash << 1) & last;
    for (; slots[slot] !== 0; slot = (slot + 2) & last) {
      if (slots[slot + 1] === hash && this.#equals(slots[slot]! - 1, text)) return slots[slot]! - 1;
    }
    return this.#append(text, hash, slot);
  }

  /** The string of a number. */
  text(number: number): string {
    const units = this.#chars.subarray(this.#offsets[number]!, this.#offsets[number + 1]!);
    return String.fromCharCode.apply(null, units as unknown as number[]);
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
    if (number + 1 === this.#offsets.length) this.#offsets = doubled(this.#offsets, Uint32Array);
    this.#offsets[number + 1] = from + length;
    this.#slots[slot] = number + 1;
    this.#slots[slot + 1] = hash;
    if (this.#size * 4 > this.#slots.length) this.#growSlots();
    return number;
  }

  #growSlots(): void {
    const before = this.#slots;
    const slots = new Uint32Array(before.length * 2);
    const last = slots.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at] === 0) continue;
      const hash = before[at + 1]!;
      let slot = (hash << 1) & last;
      while (slots[slot] !== 0) slot = (slot + 2) & last;
      slots[slot] = before[at]!;
      slots[slot + 1] = hash;
    }
    this.#slots = slots;
  }
}

function doubled<T extends Uint16Array | Uint32Array>(array: T, ArrayOf: new (length: number) => T): T {
  const larger = new ArrayOf(array.length * 2);
  larger.set(array);
  return larger;
}

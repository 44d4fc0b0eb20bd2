import { hashString } from '../../analysis/string-hash.ts';
import { unitAt } from '../../analysis/unit-at.ts';
import { GrowingU16, GrowingU32 } from './growing-array.ts';
import { StringTable } from './string-table.ts';

/**
 * Numbers for strings, from 0 in the order of first sight. Hashes and units lie in typed arrays: several times faster than a map of
 * strings for the millions of short terms of a segment, and nothing for the garbage collector to follow.
 */
export class StringNumbers {
  /** Two units a slot, which lie together in memory: number + 1, 0 where free, and the hash. */
  #slotMemory = slotMemory(1 << 11);
  #slots = this.#slotMemory.view();
  readonly #offsets = new GrowingU32();
  readonly #chars = new GrowingU16();
  #size = 0;

  constructor() {
    this.#offsets.push(0);
  }

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
    const units = this.#chars.view(this.#offsets.get(number), this.#offsets.get(number + 1));
    return String.fromCharCode.apply(null, units as unknown as number[]);
  }

  /** The strings by their number. */
  strings(): string[] {
    const table = new StringTable({ chars: this.#chars.view(), offsets: this.#offsets.view() });
    return Array.from({ length: this.#size }, (_, number) => table.get(number));
  }

  /** The numbers in the order of their strings, by UTF-16 units. */
  inOrder(): Uint32Array {
    const chars = this.#chars.view();
    const offsets = this.#offsets.view();
    // Native sorting by the first two units does nearly all of the work; 0 stands for a missing unit, so the same ones are compared again.
    const keys = new Uint32Array(2 * this.#size);
    for (let number = 0; number < this.#size; number++) {
      const from = offsets[number]!;
      const length = offsets[number + 1]! - from;
      keys[2 * number] = number;
      keys[2 * number + 1] =
        ((length > 0 ? chars[from]! << 16 : 0) | (length > 1 ? chars[from + 1]! : 0)) >>> 0;
    }
    new BigUint64Array(keys.buffer).sort();
    const numbers = new Uint32Array(this.#size);
    for (let from = 0; from < this.#size; ) {
      let to = from;
      for (; to < this.#size && keys[2 * to + 1] === keys[2 * from + 1]; to++) numbers[to] = keys[2 * to]!;
      if (to - from > 1) numbers.subarray(from, to).sort((a, b) => compareUnits(chars, offsets, a, b));
      from = to;
    }
    return numbers;
  }

  /** Gives the memory back at once. No string can be added or read any more. */
  free(): void {
    this.#slotMemory.free();
    this.#offsets.free();
    this.#chars.free();
  }

  #equals(number: number, text: string): boolean {
    const chars = this.#chars;
    const from = this.#offsets.get(number);
    const { length } = text;
    if (this.#offsets.get(number + 1) - from !== length) return false;
    for (let at = 0; at < length; at++) {
      if (chars.get(from + at) !== unitAt(text, at)) return false;
    }
    return true;
  }

  #append(text: string, hash: number, slot: number): number {
    const number = this.#size++;
    const { length } = text;
    for (let at = 0; at < length; at++) this.#chars.push(unitAt(text, at));
    this.#offsets.push(this.#chars.length);
    this.#slots[slot] = number + 1;
    this.#slots[slot + 1] = hash;
    if (this.#size * 4 > this.#slots.length) this.#growSlots();
    return number;
  }

  #growSlots(): void {
    const before = this.#slots;
    const memory = slotMemory(before.length * 2);
    const slots = memory.view();
    const last = slots.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      if (before[at] === 0) continue;
      const hash = before[at + 1]!;
      let slot = (hash << 1) & last;
      while (slots[slot] !== 0) slot = (slot + 2) & last;
      slots[slot] = before[at]!;
      slots[slot + 1] = hash;
    }
    this.#slotMemory.free();
    this.#slotMemory = memory;
    this.#slots = slots;
  }
}

function slotMemory(length: number): GrowingU32 {
  const memory = new GrowingU32();
  memory.resize(length);
  return memory;
}

/** Negative where string `a` is smaller. */
function compareUnits(chars: Uint16Array, offsets: Uint32Array, a: number, b: number): number {
  const first = offsets[a]!;
  const second = offsets[b]!;
  const length = offsets[a + 1]! - first;
  const other = offsets[b + 1]! - second;
  const common = Math.min(length, other);
  for (let at = 0; at < common; at++) {
    const difference = chars[first + at]! - chars[second + at]!;
    if (difference !== 0) return difference;
  }
  return length - other;
}

/**
 * The control numbers that a file has had so far, in 16 bytes each: files of many millions of records stay within bounds.
 * Only hashes of 53 bits are kept: among a million numbers two would be taken for one about once in twenty thousand files.
 */
export class SeenNumbers {
  #slots = new Float64Array(1024);
  #count = 0;

  /** Notes a number; true where it was there before. */
  add(number: string): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const known = put(this.#slots, hash53(number));
    if (!known) this.#count += 1;
    return known;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const hash of this.#slots) if (hash !== 0) put(larger, hash);
    this.#slots = larger;
  }
}

function put(slots: Float64Array, hash: number): boolean {
  const mask = slots.length - 1;
  let at = hash % slots.length;
  while (slots[at] !== 0) {
    if (slots[at] === hash) return true;
    at = (at + 1) & mask;
  }
  slots[at] = hash;
  return false;
}

/** Two multiplicative hashes of 32 bits side by side; never 0, which marks an empty slot. */
function hash53(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x2f0b4a47;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    high ^= high >>> 15;
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ high;
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}

/**
 * Typed arrays that a segment is written into before its size is known. A build takes hundreds of megabytes, and what waits for the garbage
 * collector counts too. So a large array grows in place, without copies, and `free` gives its memory back at once; it can be filled anew
 * then.
 */

const FIRST_BYTES = 4096;
/** Smaller buffers are of the usual kind: a place to grow in takes longer to make, and a process cannot have many. */
const IN_PLACE_BYTES = 256 * 1024;
/** Addresses reserved for each byte. They are no memory. An array that outgrows them is copied to a larger place. */
const RESERVED = 16;

/** A buffer of at least so many bytes with the same content: the same one if they fit in. */
function enlarged(buffer: ArrayBuffer, least: number): ArrayBuffer {
  const bytes = Math.max(least, buffer.byteLength * 2, FIRST_BYTES);
  if (buffer.resizable && bytes <= buffer.maxByteLength) {
    buffer.resize(bytes);
    return buffer;
  }
  const larger = new ArrayBuffer(bytes, {
    maxByteLength: bytes < IN_PLACE_BYTES ? undefined : bytes * RESERVED,
  });
  new Uint8Array(larger).set(new Uint8Array(buffer));
  release(buffer);
  return larger;
}

function release(buffer: ArrayBuffer): void {
  if (buffer.resizable) buffer.resize(0);
}

export class GrowingU8 {
  /** As long as the buffer, which may reach further than `length`. */
  #data = new Uint8Array(0);
  #room = 0;
  length = 0;

  push(value: number): void {
    if (this.length === this.#room) this.#enlarge(this.length + 1);
    this.#data[this.length++] = value;
  }

  /** The elements from one place to before another. Good until the array grows. */
  view(from = 0, to = this.length): Uint8Array {
    return this.#data.subarray(from, to);
  }

  free(): void {
    release(this.#data.buffer);
    this.#data = new Uint8Array(0);
    this.#room = this.length = 0;
  }

  #enlarge(least: number): void {
    const buffer = enlarged(this.#data.buffer, least * Uint8Array.BYTES_PER_ELEMENT);
    if (buffer !== this.#data.buffer) this.#data = new Uint8Array(buffer);
    this.#room = this.#data.length;
  }
}

export class GrowingU16 {
  /** As long as the buffer, which may reach further than `length`. */
  #data = new Uint16Array(0);
  #room = 0;
  length = 0;

  push(value: number): void {
    if (this.length === this.#room) this.#enlarge(this.length + 1);
    this.#data[this.length++] = value;
  }

  get(at: number): number {
    return this.#data[at]!;
  }

  /** Sets an element before `length`. */
  set(at: number, value: number): void {
    this.#data[at] = value;
  }

  /** Sets the length. Elements that were never written are 0. */
  resize(length: number): void {
    if (length > this.#room) this.#enlarge(length);
    this.length = length;
  }

  /** The elements from one place to before another. Good until the array grows. */
  view(from = 0, to = this.length): Uint16Array {
    return this.#data.subarray(from, to);
  }

  free(): void {
    release(this.#data.buffer);
    this.#data = new Uint16Array(0);
    this.#room = this.length = 0;
  }

  #enlarge(least: number): void {
    const buffer = enlarged(this.#data.buffer, least * Uint16Array.BYTES_PER_ELEMENT);
    if (buffer !== this.#data.buffer) this.#data = new Uint16Array(buffer);
    this.#room = this.#data.length;
  }
}

export class GrowingU32 {
  /** As long as the buffer, which may reach further than `length`. */
  #data = new Uint32Array(0);
  #room = 0;
  length = 0;

  push(value: number): void {
    if (this.length === this.#room) this.#enlarge(this.length + 1);
    this.#data[this.length++] = value;
  }

  get(at: number): number {
    return this.#data[at]!;
  }

  /** Sets an element before `length`. */
  set(at: number, value: number): void {
    this.#data[at] = value;
  }

  /** Sets the length. Elements that were never written are 0. */
  resize(length: number): void {
    if (length > this.#room) this.#enlarge(length);
    this.length = length;
  }

  /** The elements from one place to before another. Good until the array grows. */
  view(from = 0, to = this.length): Uint32Array {
    return this.#data.subarray(from, to);
  }

  free(): void {
    release(this.#data.buffer);
    this.#data = new Uint32Array(0);
    this.#room = this.length = 0;
  }

  #enlarge(least: number): void {
    const buffer = enlarged(this.#data.buffer, least * Uint32Array.BYTES_PER_ELEMENT);
    if (buffer !== this.#data.buffer) this.#data = new Uint32Array(buffer);
    this.#room = this.#data.length;
  }
}

/** Typed arrays that grow by doubling: what a segment is written into before its size is known. */
export class GrowingU8 {
  #data = new Uint8Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#data.length) {
      const grown = new Uint8Array(this.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.length++] = value;
  }

  view(): Uint8Array {
    return this.#data.subarray(0, this.length);
  }
}

export class GrowingU16 {
  #data = new Uint16Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#data.length) {
      const grown = new Uint16Array(this.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.length++] = value;
  }

  view(): Uint16Array {
    return this.#data.subarray(0, this.length);
  }
}

export class GrowingU32 {
  #data = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#data.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.length++] = value;
  }

  get(at: number): number {
    return this.#data[at]!;
  }

  view(): Uint32Array {
    return this.#data.subarray(0, this.length);
  }
}

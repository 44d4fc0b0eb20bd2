/** The `capacity` largest of the numbers offered: a binary heap with the least on top. */
export class BoundedTop {
  readonly #heap: Float64Array;
  #size = 0;

  constructor(capacity: number) {
    this.#heap = new Float64Array(capacity);
  }

  /** The number that must be passed to get in; less than everything until the heap is full. */
  get threshold(): number {
    return this.#size < this.#heap.length ? Number.NEGATIVE_INFINITY : this.#heap[0]!;
  }

  offer(value: number): void {
    const heap = this.#heap;
    if (this.#size < heap.length) {
      let at = this.#size++;
      for (let parent = (at - 1) >> 1; at > 0 && heap[parent]! > value; parent = (at - 1) >> 1) {
        heap[at] = heap[parent]!;
        at = parent;
      }
      heap[at] = value;
    } else if (heap.length > 0 && value > heap[0]!) {
      this.#sink(value);
    }
  }

  /** Largest first. */
  descending(): Float64Array {
    return this.#heap.slice(0, this.#size).sort().reverse();
  }

  #sink(value: number): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
      if (heap[child]! >= value) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = value;
  }
}

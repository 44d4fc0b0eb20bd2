/** Milliseconds since an answer came. */
export interface Lives {
  /** Until then an answer is given without a question. */
  readonly freshMs: number;
  /** Until then it is given, and asked for anew behind the reader's back. */
  readonly staleMs: number;
  /** Until then it is given if the source does not answer. */
  readonly keptMs: number;
  /** Until then a fault is given again without a question. */
  readonly faultMs: number;
}

export interface CacheBounds {
  readonly maxBytes: number;
  readonly maxBytesOfTenant: number;
}

export interface CachedAnswer<T> {
  readonly answer: T;
  readonly at: number;
}

interface Entry<T> extends CachedAnswer<T> {
  readonly tenantId: string;
  readonly bytes: number;
}

/**
 * Answers of sources by question, within a number of bytes for a tenant and for all. A tenant with too much loses its own answers that
 * were put or found longest ago, and no answer of another tenant before all are too large together.
 */
export class AnswerCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #bytesOf = new Map<string, number>();
  readonly #bounds: CacheBounds;
  #bytes = 0;

  constructor(bounds: CacheBounds) {
    this.#bounds = bounds;
  }

  find(question: string): CachedAnswer<T> | undefined {
    const entry = this.#entries.get(question);
    if (!entry) return undefined;
    this.#entries.delete(question);
    this.#entries.set(question, entry);
    return entry;
  }

  /** An answer that is larger than a tenant's share is not kept. */
  put(question: string, entry: Entry<T>): void {
    this.remove(question);
    const { maxBytes, maxBytesOfTenant } = this.#bounds;
    const { tenantId, bytes } = entry;
    if (bytes > maxBytesOfTenant || bytes > maxBytes) return;
    this.#entries.set(question, entry);
    this.#count(tenantId, bytes);
    for (const [old, { tenantId: owner }] of this.#entries) {
      const isFull = this.#bytes > maxBytes;
      const isTenantFull = (this.#bytesOf.get(tenantId) ?? 0) > maxBytesOfTenant;
      if (!isFull && !isTenantFull) return;
      if (isFull || owner === tenantId) this.remove(old);
    }
  }

  remove(question: string): void {
    const entry = this.#entries.get(question);
    if (!entry) return;
    this.#entries.delete(question);
    this.#count(entry.tenantId, -entry.bytes);
  }

  #count(tenantId: string, bytes: number): void {
    const ofTenant = (this.#bytesOf.get(tenantId) ?? 0) + bytes;
    if (ofTenant === 0) this.#bytesOf.delete(tenantId);
    else this.#bytesOf.set(tenantId, ofTenant);
    this.#bytes += bytes;
  }
}

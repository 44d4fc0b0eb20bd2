const MOST_KEPT = 500;

/** Vectors of the questions that were asked last, so that further pages and filters of a search do not send it again. */
export class RecentQuestions {
  readonly #vectors = new Map<string, Promise<Float32Array>>();

  /** The vector of a question that is kept, or that is being asked for. */
  find(question: string): Promise<Float32Array> | undefined {
    const kept = this.#vectors.get(question);
    if (kept === undefined) return undefined;
    this.#vectors.delete(question);
    this.#vectors.set(question, kept);
    return kept;
  }

  /** A failure is not kept. */
  keep(question: string, vector: Promise<Float32Array>): void {
    this.#vectors.set(question, vector);
    vector.catch(() => this.#vectors.delete(question));
    if (this.#vectors.size > MOST_KEPT) this.#vectors.delete(this.#vectors.keys().next().value!);
  }
}

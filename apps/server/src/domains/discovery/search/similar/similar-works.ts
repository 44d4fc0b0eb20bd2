/** A work near to another one: what both are about, strongest first. */
export interface SimilarWork {
  readonly id: string;
  readonly about: readonly string[];
}

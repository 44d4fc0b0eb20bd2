/** Embeddings, overrides and isolates: they turn or reorder what stands behind them, also beyond their own text. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without signs that change the direction of text (Unicode UAX #9, explicit formatting). Marks and joiners stay, words need them. */
export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '');
}

/** Milliseconds that a list waits for a source while others have answered: longer than usual answers take, shorter than readers wait. */
export const PATIENCE_MS = 3000;

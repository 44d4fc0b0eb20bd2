/** Ranks that count. */
const DEPTH = 10;

/** The mean recall at ten of one way to ask: which share of the right records is among the first ten. */
export class Tally {
  questions = 0;
  #sum = 0;

  add(ids: readonly string[], right: ReadonlySet<string>): void {
    this.questions++;
    this.#sum += ids.slice(0, DEPTH).filter((id) => right.has(id)).length / right.size;
  }

  get recall(): number {
    return this.questions === 0 ? 0 : this.#sum / this.questions;
  }
}

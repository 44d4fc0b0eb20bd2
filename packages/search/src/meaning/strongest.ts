/**
 * The strongest of some numbers, at most so many, strongest first; of equal strength the smaller number first. The order in which they are
 * offered does not matter.
 */
export class Strongest {
  readonly #most: number;
  readonly #numbers: Int32Array;
  readonly #strengths: Float64Array;
  size = 0;

  constructor(most: number) {
    this.#most = most;
    this.#numbers = new Int32Array(most);
    this.#strengths = new Float64Array(most);
  }

  clear(): void {
    this.size = 0;
  }

  number(place: number): number {
    return this.#numbers[place]!;
  }

  strength(place: number): number {
    return this.#strengths[place]!;
  }

  offer(number: number, strength: number): void {
    let place = this.size;
    if (place === this.#most) {
      if (!this.#isBehind(place - 1, number, strength)) return;
      place--;
    } else this.size++;
    for (; place > 0 && this.#isBehind(place - 1, number, strength); place--) {
      this.#numbers[place] = this.#numbers[place - 1]!;
      this.#strengths[place] = this.#strengths[place - 1]!;
    }
    this.#numbers[place] = number;
    this.#strengths[place] = strength;
  }

  #isBehind(place: number, number: number, strength: number): boolean {
    const other = this.#strengths[place]!;
    return other < strength || (other === strength && this.#numbers[place]! > number);
  }
}

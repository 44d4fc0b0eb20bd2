import { setImmediate } from 'node:timers/promises';

/** The features of a text and what it is. */
export interface Example {
  readonly features: ReadonlySet<string>;
  readonly label: string;
}

const ROUNDS = 20;
/** The weights are the mean of those after this round and later ones: it depends less on which phrases came last. */
const SETTLED = 8;
const RATE = 0.3;
/** Steps, of some ten milliseconds together, between which other work goes on. */
const WITHOUT_REST = 500;
/** Keeps weights of features that few examples have small. */
const DECAY = 1e-4;
/** A prime: neighbours in the list, which are alike, are not learnt one after another. */
const STRIDE = 7919;

/**
 * Tells by features what a text is: multinomial logistic regression, learnt by gradient steps that become smaller for each weight (AdaGrad:
 * Duchi, Hazan and Singer, 2011). The order of the steps is fixed, so the same examples always make the same classifier.
 */
export class LinearClassifier {
  readonly #labels: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  /** By feature, then by label. */
  readonly #weights: Float64Array;
  readonly #sums: Float64Array;

  private constructor(labels: readonly string[], places: ReadonlyMap<string, number>) {
    this.#labels = labels;
    this.#places = places;
    this.#weights = new Float64Array(places.size * labels.length);
    this.#sums = new Float64Array(places.size * labels.length);
  }

  /** Learns for some tenths of a second; other work goes on in between. */
  static async learn(examples: readonly Example[]): Promise<LinearClassifier> {
    const labels = [...new Set(examples.map(({ label }) => label))].sort();
    const features = new Set(examples.flatMap((example) => [...example.features]));
    const classifier = new LinearClassifier(labels, new Map([...features].map((one, at) => [one, at])));
    const lessons = examples.map((example) => ({
      places: classifier.#placesOf(example.features),
      label: labels.indexOf(example.label),
    }));
    const slopes = new Float64Array(classifier.#weights.length).fill(Number.EPSILON);
    for (let at = 0; at < ROUNDS * lessons.length; at++) {
      if (at % WITHOUT_REST === 0) await setImmediate();
      const round = Math.floor(at / lessons.length);
      const { places, label } = lessons[((at % lessons.length) * STRIDE + round) % lessons.length]!;
      classifier.#step(places, label, slopes);
      if ((at + 1) % lessons.length === 0 && round >= SETTLED) classifier.#remember();
    }
    classifier.#weights.set(classifier.#sums);
    return classifier;
  }

  /** The labels, likeliest first; likelihoods are 0 to 1 and 1 together. */
  classify(features: ReadonlySet<string>): { readonly label: string; readonly likelihood: number }[] {
    const likelihoods = this.#likelihoods(this.#placesOf(features));
    return this.#labels
      .map((label, at) => ({ label, likelihood: likelihoods[at]! }))
      .sort((a, b) => b.likelihood - a.likelihood);
  }

  #remember(): void {
    for (let at = 0; at < this.#sums.length; at++) this.#sums[at]! += this.#weights[at]! / (ROUNDS - SETTLED);
  }

  #step(places: readonly number[], label: number, slopes: Float64Array): void {
    const likelihoods = this.#likelihoods(places);
    const share = shareOf(places);
    const count = this.#labels.length;
    for (let one = 0; one < count; one++) {
      const error = likelihoods[one]! - (one === label ? 1 : 0);
      for (const place of places) {
        const weight = place * count + one;
        const slope = error * share + DECAY * this.#weights[weight]!;
        slopes[weight]! += slope * slope;
        this.#weights[weight]! -= (RATE * slope) / Math.sqrt(slopes[weight]!);
      }
    }
  }

  #likelihoods(places: readonly number[]): Float64Array {
    const count = this.#labels.length;
    const sums = new Float64Array(count);
    const share = shareOf(places);
    for (const place of places)
      for (let one = 0; one < count; one++) sums[one]! += this.#weights[place * count + one]! * share;
    const most = Math.max(...sums);
    const parts = sums.map((sum) => Math.exp(sum - most));
    const total = parts.reduce((all, part) => all + part, 0);
    return parts.map((part) => part / total);
  }

  #placesOf(features: ReadonlySet<string>): number[] {
    return [...features].flatMap((feature) => this.#places.get(feature) ?? []);
  }
}

/** Long texts count no more than short ones. */
function shareOf(places: readonly number[]): number {
  return 1 / Math.sqrt(Math.max(1, places.length));
}

import { fold } from '@lectern/search/analysis/fold';
import type { MeaningModel, MeaningText } from '@lectern/search/meaning/meaning-model';
import type { MeaningModels } from '../ports/search-engine/meaning-models.ts';

/** A concept of a model that a test writes by hand. */
export interface WrittenConcept {
  readonly label: string;
  /** A class of this classification; without it a heading. */
  readonly scheme?: string;
  /** Words of questions that mean it. */
  readonly words: readonly string[];
  /** Its words find records, and are no evidence. */
  readonly isGuess?: true;
  /** Labels of concepts that are near to it. */
  readonly near?: readonly string[];
}

const WEIGHT = 200;

/** A model of meaning that knows these concepts, each under its label; a record has those whose label is among its headings or classes. */
export function handWrittenMeaning(name: string, concepts: readonly WrittenConcept[]): MeaningModel {
  const weigh = (some: readonly WrittenConcept[]) =>
    some.map(({ label }, at) => ({ concept: label, weight: WEIGHT - at }));
  const named = ({ headings, classes }: MeaningText) => {
    const labels = [...headings, ...classes.map(({ notation }) => notation)];
    return concepts.filter(({ label }) => labels.includes(label));
  };
  const meant = (text: string) => {
    const words = fold(text).split(/\s+/);
    return concepts.filter((one) => one.words.some((word) => words.includes(fold(word))));
  };
  const ofLabel = (label: string) => concepts.find((one) => one.label === label);
  return {
    name,
    conceptsOfRecord: (text) => weigh(named(text)),
    conceptsOfQuestion: (text) => weigh(meant(text)),
    evidentConcepts: (text) => new Set(meant(text).flatMap(({ label, isGuess }) => (isGuess ? [] : [label]))),
    ownConcepts: (text) => new Set(named(text).map(({ label }) => label)),
    nameOf: (concept) => {
      const known = ofLabel(concept);
      if (!known) return undefined;
      const { label, scheme } = known;
      return scheme === undefined ? { kind: 'heading', label } : { kind: 'class', scheme, notation: label };
    },
    nearConcepts: (concept, most) =>
      weigh((ofLabel(concept)?.near ?? []).flatMap((label) => ofLabel(label) ?? [])).slice(0, most),
  };
}

/** The models of a library, newest last; what was lost of them cannot be opened. */
export function modelsOf(
  models: readonly MeaningModel[],
  lost: ReadonlySet<string> = new Set(),
): MeaningModels {
  return {
    newestName: async () => models.at(-1)?.name,
    writtenAt: async (_tenantId, name) =>
      models.some((one) => one.name === name) ? '2026-03-01T10:00:00.000Z' : undefined,
    open: async (_tenantId, name) => (lost.has(name) ? undefined : models.find((one) => one.name === name)),
  };
}

import { valueKey } from '../analysis/value-key.ts';
import type { ConceptName, MeaningText } from './meaning-model.ts';

/** A heading or a class, and what makes it the same as another one. */
export interface NamedConcept {
  /** A heading by its words, a class by its classification, a space and its notation; the first sign says which. */
  readonly key: string;
  /** The heading, or the notation. */
  readonly label: string;
}

const HEADING = 'h';
const CLASS = 'c';
/** Between a heading and its subdivisions, as pages show them. */
const SUBDIVISION = ' -- ';

/** Notations whose beginning is a class of its own: the first part is a broader class. */
const BROADER = [
  /** Dewey and others by tens: 302.0151 is in 302.0 and in 302. */
  /^\d{3}\.\d(?=\d)/,
  /^\d{3}(?=[./])/,
  /** Regensburg: MR 2800 is in MR 28. */
  /^[A-Z]{2} \d{2}(?=\d)/,
  /** Library of Congress and Chinese Library Classification: QA76.73 is in QA76, TP312 in TP3. */
  /^[A-Z]{1,3}\d+(?=\D)/,
  /^[A-Z]{1,2}\d(?=\d)/,
];

/**
 * The headings and classes of a record, each once. A heading with subdivisions is also the heading alone, a class also the broader ones
 * that its notation names.
 */
export function conceptsNamed({ headings, classes }: MeaningText): readonly NamedConcept[] {
  const named = new Map<string, string>();
  const put = (key: string, label: string) => {
    if (!named.has(key)) named.set(key, label);
  };
  const putHeading = (heading: string) => {
    const key = headingKeyOf(heading);
    if (key !== HEADING) put(key, heading);
  };
  for (const heading of headings) {
    putHeading(heading);
    const [first = heading] = heading.split(SUBDIVISION);
    putHeading(first);
  }
  for (const { scheme, notation } of classes) {
    const putClass = (one: string) => put(`${CLASS}${scheme} ${one}`, one);
    for (const pattern of BROADER) {
      const broader = pattern.exec(notation)?.[0];
      if (broader !== undefined) putClass(broader);
    }
    if (notation !== '') putClass(notation);
  }
  return Array.from(named, ([key, label]) => ({ key, label }));
}

/** The key of a heading: the same for the same words, whatever their case, marks and script. */
export function headingKeyOf(heading: string): string {
  return `${HEADING}${valueKey(heading)}`;
}

/** What the concept of a key and a label is. */
export function nameOfKey(key: string, label: string): ConceptName {
  if (key.startsWith(HEADING)) return { kind: 'heading', label };
  return { kind: 'class', scheme: key.slice(CLASS.length, key.indexOf(' ')), notation: label };
}

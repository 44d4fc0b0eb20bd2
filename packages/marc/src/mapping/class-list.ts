import type { ClassNumber } from '../bib.ts';

/** A list of class numbers without duplicates. */
export class ClassList {
  readonly classes: ClassNumber[] = [];
  readonly #seen = new Set<string>();

  add(scheme: ClassNumber['scheme'], notation: string | undefined): void {
    if (notation === undefined || notation === '') return;
    const key = `${scheme}|${notation}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.classes.push({ scheme, notation });
  }
}

/** The Dewey number without its segmentation marks (prime and slash); undefined if the text is not a Dewey number. */
export function deweyNotation(text: string): string | undefined {
  const notation = text.replace(/[/'′]/g, '').trim();
  return isThreeDigits(notation) ? notation : undefined;
}

function isThreeDigits(text: string): boolean {
  for (let i = 0; i < 3; i++) {
    const code = text.charCodeAt(i);
    if (!(code >= 48 && code <= 57)) return false;
  }
  return text.length === 3 || text[3] === '.';
}

/** Whether the text can be a Library of Congress number: it begins with one to three capitals and a digit. */
export function isLccNotation(text: string): boolean {
  return /^[A-Z]{1,3} ?\d/.test(text);
}

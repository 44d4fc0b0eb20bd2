import type { ClassNumber } from '../bib.ts';

/** Collects class numbers in order, each once. */
export class ClassList {
  readonly classes: ClassNumber[] = [];

  add(scheme: ClassNumber['scheme'], notation: string | undefined): void {
    if (notation === undefined || notation === '') return;
    if (this.classes.some((known) => known.scheme === scheme && known.notation === notation)) return;
    this.classes.push({ scheme, notation });
  }
}

/** Marks where a shorter Dewey number may end (prime and slash) are no part of the notation. */
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

/** A Library of Congress number begins with one to three capitals and a digit; shelf marks of other kinds do not. */
export function isLccNotation(text: string): boolean {
  return /^[A-Z]{1,3} ?\d/.test(text);
}

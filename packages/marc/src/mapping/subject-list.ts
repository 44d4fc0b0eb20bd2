import type { Subject } from '../bib.ts';

/** A list of subjects without duplicates (same scheme, kind and heading). */
export class SubjectList {
  readonly subjects: Subject[] = [];
  readonly #seen = new Set<string>();

  add(subject: Subject): void {
    if (subject.parts.length === 0 || subject.parts[0] === '') return;
    const { parts } = subject;
    const heading = parts.length === 1 ? parts[0] : parts.join('|');
    const key = `${subject.scheme}|${subject.kind}|${heading}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.subjects.push(subject);
  }
}

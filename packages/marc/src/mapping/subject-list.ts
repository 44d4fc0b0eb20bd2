import type { Subject } from '../bib.ts';

/** Collects subjects in order, each heading of a scheme once. */
export class SubjectList {
  readonly subjects: Subject[] = [];
  readonly #seen = new Set<string>();

  add(subject: Subject): void {
    if (subject.parts.length === 0 || subject.parts[0] === '') return;
    const key = `${subject.scheme}|${subject.kind}|${subject.parts.join('|')}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.subjects.push(subject);
  }
}

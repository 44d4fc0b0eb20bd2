import type { Creator } from '../bib.ts';

/** A list of creators without duplicates. A creator who is added twice (as author and as editor) has both roles. */
export class CreatorList {
  readonly #byName = new Map<string, Creator>();

  add(creator: Creator): void {
    if (creator.name === '') return;
    const key = `${creator.kind}|${creator.name}|${creator.dates ?? ''}`;
    const known = this.#byName.get(key);
    if (known === undefined) {
      this.#byName.set(key, creator);
      return;
    }
    this.#byName.set(key, {
      ...creator,
      ...known,
      primary: known.primary || creator.primary,
      roles: [...new Set([...known.roles, ...creator.roles])],
    });
  }

  get creators(): Creator[] {
    return [...this.#byName.values()];
  }
}

import type { Creator } from '../bib.ts';
import { isPlaceholder } from './placeholder.ts';

interface Listed {
  creator: Creator;
  primary: boolean;
  /** Undefined until the creator is added a second time. */
  roles?: Set<string>;
}

/** A list of creators without duplicates. A creator who is added twice (as author and as editor) has both roles. */
export class CreatorList {
  readonly #byName = new Map<string, Listed>();

  add(creator: Creator): void {
    if (creator.name === '' || isPlaceholder(creator.name)) return;
    const key = `${creator.kind}|${creator.name}|${creator.dates ?? ''}`;
    const known = this.#byName.get(key);
    if (known === undefined) {
      this.#byName.set(key, { creator, primary: creator.primary });
      return;
    }
    known.creator = { ...creator, ...known.creator };
    known.primary ||= creator.primary;
    known.roles ??= new Set(known.creator.roles);
    for (const role of creator.roles) known.roles.add(role);
  }

  get creators(): Creator[] {
    return Array.from(this.#byName.values(), ({ creator, primary, roles }) =>
      roles === undefined ? creator : { ...creator, primary, roles: [...roles] },
    );
  }
}

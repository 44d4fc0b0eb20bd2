import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  ERESOURCE_LINE_TWICE,
  ERESOURCE_NAME_OF_SEVERAL,
} from '@lectern/contracts/resources/databases/errors';
import { calledKey } from '../eresource-columns.ts';
import type { GivenEresource } from './given-eresource.ts';
import type { StoredEresource } from './stored-eresources.ts';
import { codeFrom } from './term-book.ts';

/** Finds the database that a line of a file is about: by its code, its id elsewhere, or its name. */
export class KnownEresources {
  readonly #byId = new Map<string, StoredEresource>();
  readonly #byCode = new Map<string, string>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #byOrigin: Map<string, string>;
  readonly #seen = new Set<string>();

  constructor(stored: readonly StoredEresource[], origins: ReadonlyMap<string, string>) {
    this.#byOrigin = new Map(origins);
    for (const one of stored) {
      this.#byId.set(one.id, one);
      this.#byCode.set(one.code, one.id);
      for (const name of one.called) this.#name(name, one.id);
    }
  }

  /** The database of a line; undefined for a new one. */
  find(
    given: GivenEresource,
  ): StoredEresource | undefined | Refusal<'ERESOURCE_NAME_OF_SEVERAL' | 'ERESOURCE_LINE_TWICE'> {
    const named = this.#named(given);
    const id =
      this.#byCode.get(given.code) ??
      this.#byOrigin.get(given.foreignId) ??
      (given.code === '' ? named[0] : undefined);
    if (id === undefined) return undefined;
    if (this.#seen.has(id)) return refuse(ERESOURCE_LINE_TWICE);
    const isSure = this.#byCode.has(given.code) || this.#byOrigin.has(given.foreignId);
    if (!isSure && named.length > 1) return refuse(ERESOURCE_NAME_OF_SEVERAL);
    return this.#byId.get(id);
  }

  /** The code of a new database: as the file says, or made of its id elsewhere or its name. */
  newCode({ code, foreignId }: GivenEresource, name: string): string {
    if (code !== '') return code;
    const wanted = codeFrom(foreignId.replace(':', '-') || name);
    for (let at = 1; ; at += 1) {
      const one = at === 1 ? wanted : `${wanted}-${at}`;
      if (!this.#byCode.has(one)) return one;
    }
  }

  isKnownOrigin(foreignId: string): boolean {
    return this.#byOrigin.has(foreignId);
  }

  /** Remembers that a line was about a database, which may be new. */
  note(given: GivenEresource, id: string, code: string): void {
    this.#seen.add(id);
    this.#byCode.set(code, id);
    if (given.foreignId !== '') this.#byOrigin.set(given.foreignId, id);
    for (const name of Object.values(given.texts.names ?? {})) this.#name(calledKey(name), id);
  }

  #name(name: string, id: string): void {
    if (name !== '') this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(id));
  }

  #named({ texts }: GivenEresource): string[] {
    const ids = Object.values(texts.names ?? {}).flatMap((name) => [
      ...(this.#byName.get(calledKey(name)) ?? []),
    ]);
    return [...new Set(ids)];
  }
}

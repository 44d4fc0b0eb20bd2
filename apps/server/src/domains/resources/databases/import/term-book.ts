import { createHash } from 'node:crypto';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { TermKind } from '@lectern/contracts/resources/databases/term';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { calledKey, textsOf } from '../eresource-columns.ts';
import type { TermFacts } from '../put-term.ts';
import type { EresourceTermTable } from '../tables.ts';
import type { TermMention } from './given-eresource.ts';

/** The words of a library's lists, those of a file that are missing among them. */
export class TermBook {
  readonly #byCode = new Set<string>();
  readonly #byName = new Map<string, string>();
  readonly #language: Language;

  constructor(rows: readonly EresourceTermTable[], language: Language) {
    this.#language = language;
    for (const { kind, code, names } of rows) this.#know({ kind, code, names: fromJson(names) });
  }

  /** The codes of words in their order, each once, and those words that the lists do not have yet. */
  resolve(kind: TermKind, mentions: readonly TermMention[]): { codes: string[]; fresh: TermFacts[] } {
    const codes = new Set<string>();
    const fresh = new Map<string, TermFacts>();
    for (const { code, name } of mentions) {
      const key = calledKey(name || code);
      const known =
        this.#codeOf(kind, code) ?? this.#byName.get(`${kind}/${key}`) ?? this.#codeOf(kind, name);
      const one = known ?? fresh.get(key)?.code ?? this.#newCode(kind, code, name);
      codes.add(one);
      if (known === undefined)
        fresh.set(key, {
          kind,
          code: one,
          names: { [this.#language]: (name || code).slice(0, 100) },
          position: 0,
        });
    }
    return { codes: [...codes], fresh: [...fresh.values()] };
  }

  /** Adds words that have come. */
  learn(terms: readonly TermFacts[]): void {
    for (const term of terms) this.#know(term);
  }

  #know({ kind, code, names }: Pick<TermFacts, 'kind' | 'code' | 'names'>): void {
    this.#byCode.add(`${kind}/${code}`);
    for (const name of textsOf(names)) this.#byName.set(`${kind}/${calledKey(name)}`, code);
  }

  #codeOf(kind: TermKind, code: string): string | undefined {
    return this.#byCode.has(`${kind}/${code}`) ? code : undefined;
  }

  #newCode(kind: TermKind, code: string, name: string): string {
    const wanted = codeFrom(code || name);
    return this.#byCode.has(`${kind}/${wanted}`) ? `${wanted.slice(0, 50)}-${hashOf(name)}` : wanted;
  }
}

/** A code made of a name: its Latin letters and digits, or a hash where there are none. */
export function codeFrom(name: string): string {
  const letters = calledKey(name)
    .normalize('NFKD')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .slice(0, 50);
  const code = letters.replace(/^-/, '').replace(/-$/, '');
  return /[a-z0-9]{2}/.test(code) ? code : `n-${hashOf(name)}`;
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 8);
}

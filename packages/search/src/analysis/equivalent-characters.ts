/** Disjoint sets of characters (union-find), each named by the best of its members. */
export class EquivalentCharacters {
  readonly #sets = new Map<string, CharacterSet>();
  readonly #rank: (char: string) => number;

  /** A set is named by its member with the lowest rank; of several the one that was joined to last. */
  constructor(rank: (char: string) => number) {
    this.#rank = rank;
  }

  /** Joins the sets of both characters, under the name of the second unless that of the first has a lower rank. */
  join(from: string, to: string): void {
    const a = this.#setOf(from);
    const b = this.#setOf(to);
    if (a === b) return;
    const name = this.#rank(a.name) < this.#rank(b.name) ? a.name : b.name;
    const joined = { name, members: [...a.members, ...b.members] };
    for (const member of joined.members) this.#sets.set(member, joined);
  }

  /** The characters of the set of a character, itself among them. */
  membersOf(char: string): readonly string[] {
    return this.#sets.get(char)?.members ?? [char];
  }

  /** The name of its set for each character that is not the name itself. */
  table(): Map<string, string> {
    const table = new Map<string, string>();
    for (const [char, { name }] of this.#sets) if (char !== name) table.set(char, name);
    return table;
  }

  #setOf(char: string): CharacterSet {
    return this.#sets.get(char) ?? { name: char, members: [char] };
  }
}

interface CharacterSet {
  readonly name: string;
  readonly members: readonly string[];
}

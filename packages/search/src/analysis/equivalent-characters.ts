/** Disjoint sets of characters (union-find), each named by one of its members. */
export class EquivalentCharacters {
  private readonly parents = new Map<string, string>();
  private readonly preferred: ReadonlySet<string>;

  constructor(preferred: ReadonlySet<string>) {
    this.preferred = preferred;
  }

  /** Joins the sets of both characters under the name of the second, or of the first where only that one is preferred. */
  join(from: string, to: string): void {
    const a = this.nameOf(from);
    const b = this.nameOf(to);
    if (a === b) return;
    if (this.preferred.has(a) && !this.preferred.has(b)) this.parents.set(b, a);
    else this.parents.set(a, b);
  }

  table(): Map<string, string> {
    const table = new Map<string, string>();
    for (const char of this.parents.keys()) table.set(char, this.nameOf(char));
    return table;
  }

  private nameOf(char: string): string {
    let name = char;
    for (let up = this.parents.get(name); up !== undefined; up = this.parents.get(name)) name = up;
    return name;
  }
}

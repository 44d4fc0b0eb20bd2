import type { FieldIndex } from '../field-index.ts';
import { joined } from '../subfields.ts';
import { codedStatements } from './coded-statements.ts';
import type { HoldingRule } from './item-profile.ts';
import { pick } from './pick.ts';

/** A textual holdings statement and its place among those of the record. */
interface Statement {
  readonly at: number;
  readonly text: string;
}

/**
 * Most statements that the holdings of one record have together before each statement is given to one more holding only.
 * Without it a thousand holdings with a thousand statements would be a million texts.
 */
const SHARED_STATEMENTS = 10_000;

/**
 * The holdings statements of a record, read once: the textual ones (866-868), else those made from the coded fields (863-865) if the
 * record has only one holding. All belong to a single holding, whatever their link numbers are. The coded ones do not say which of several
 * they belong to.
 */
export class Summaries {
  readonly #byLink = new Map<string | undefined, Statement[]>();
  #given = 0;

  constructor(index: FieldIndex, rule: HoldingRule) {
    const isAlone = index.fields(rule.tag).length === 1;
    let at = 0;
    for (const tag of rule.summaryTags ?? []) {
      for (const field of index.fields(tag)) {
        const text = joined(field, rule.summary ?? 'a');
        if (text !== '') this.#add(isAlone ? undefined : pick(field, rule.summaryLink), { at: at++, text });
      }
    }
    if (at > 0 || rule.summaryTags === undefined || !isAlone) return;
    for (const text of codedStatements(index)) this.#add(undefined, { at: at++, text });
  }

  /** The statements with one of the link numbers of a holding, or without a link number, in record order. */
  of(links: readonly string[]): string[] {
    const statements: Statement[] = [];
    for (const link of new Set([undefined, ...links])) {
      const found = this.#byLink.get(link);
      if (found === undefined) continue;
      for (const statement of found) statements.push(statement);
      this.#given += found.length;
      if (this.#given > SHARED_STATEMENTS) this.#byLink.delete(link);
    }
    return statements.sort((a, b) => a.at - b.at).map(({ text }) => text);
  }

  #add(link: string | undefined, statement: Statement): void {
    const known = this.#byLink.get(link);
    if (known === undefined) this.#byLink.set(link, [statement]);
    else known.push(statement);
  }
}

import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { type EntranceFacts, presentEntrance } from '../entrances/entrance-rows.ts';
import type { EresourceFacts } from '../eresource-columns.ts';
import { everyEntrance } from '../store/entrance-store.ts';
import { everyEresource } from '../store/eresource-store.ts';
import { everyTermUse } from '../store/term-store.ts';

/** A database as the library has it, with all that a file may say of it. */
export interface StoredEresource {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly facts: EresourceFacts & {
    readonly addedOn: string;
    readonly entrances: readonly EntranceFacts[];
  };
  /** Codes of words of each list, in their order. */
  readonly terms: Readonly<Record<TermKind, readonly string[]>>;
  /** Its names, folded (`eresource.called`). */
  readonly called: readonly string[];
}

/** All databases of a library by their codes, drafts too. A library has up to 5,000, and they are read with three questions. */
export async function storedEresources(db: Db, tenantId: string): Promise<StoredEresource[]> {
  const [rows, entrances, uses] = await Promise.all([
    everyEresource(db, tenantId),
    everyEntrance(db, tenantId),
    everyTermUse(db, tenantId),
  ]);
  const entrancesOf = groupBy(entrances, ({ eresource_id }) => eresource_id);
  const usesOf = groupBy(uses, ({ eresource_id }) => eresource_id);
  return rows.map((row) => {
    const codes = (kind: TermKind) =>
      (usesOf.get(row.id) ?? []).filter((use) => use.kind === kind).map(({ code }) => code);
    return {
      id: row.id,
      code: row.code,
      version: row.version,
      called: row.called.split('\n').filter(Boolean),
      terms: Object.fromEntries(TERM_KINDS.map((kind) => [kind, codes(kind)])) as Record<TermKind, string[]>,
      facts: {
        code: row.code,
        names: fromJson(row.names),
        otherNames: fromJson(row.other_names),
        status: row.status,
        shownFrom: row.shown_from,
        shownTo: row.shown_to,
        addedOn: row.added_on,
        introduction: fromJson(row.introduction),
        guide: fromJson(row.guide),
        coverage: fromJson(row.coverage),
        outages: fromJson(row.outages),
        sources: fromJson(row.sources),
        links: fromJson(row.links),
        questions: fromJson(row.questions),
        opensWindow: row.opens_window === null ? undefined : row.opens_window === 1,
        signInFirst: row.sign_in_first === 1,
        takesComments: row.takes_comments === 1,
        takesFeedback: row.takes_feedback === 1,
        isOpen: row.is_open === 1,
        isFeatured: row.is_featured === 1,
        entrances: (entrancesOf.get(row.id) ?? []).map(presentEntrance),
      },
    };
  });
}

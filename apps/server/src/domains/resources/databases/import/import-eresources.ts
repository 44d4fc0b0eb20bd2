import { inputFault } from '@lectern/contracts/kernel/input-fault';
import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { refusalWords } from '@lectern/contracts/kernel/refusal-words';
import type { EresourceRowOutcome } from '@lectern/contracts/resources/databases/import-eresources';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import type { Deps } from '../../../../platform/deps.ts';
import { refuseEntrances } from '../entrances/entrance-rows.ts';
import { refuseDates } from '../eresource-columns.ts';
import type { TermFacts } from '../put-term.ts';
import { everyOrigin } from '../store/origin-store.ts';
import { listTermRows } from '../store/term-store.ts';
import type { GivenEresource } from './given-eresource.ts';
import { type CheckedFacts, factsSchema, type Importing } from './importing.ts';
import { KnownEresources } from './known-eresources.ts';
import { canonical, mergeGiven } from './merge-given.ts';
import { putGiven } from './put-given.ts';
import { type StoredEresource, storedEresources } from './stored-eresources.ts';
import { TermBook } from './term-book.ts';

export interface RowReport {
  readonly line: number;
  readonly code: string;
  readonly name: string;
  readonly outcome: EresourceRowOutcome;
  readonly changes: string[];
  readonly message: string;
}

/** The list of words of each field. */
const FIELDS: Readonly<Record<TermKind, 'subjects' | 'docTypes' | 'vendors' | 'colleges' | 'labels'>> = {
  subject: 'subjects',
  docType: 'docTypes',
  vendor: 'vendors',
  college: 'colleges',
  label: 'labels',
};

/**
 * Adds and changes databases line by line, each in a transaction of its own, or says what that would do. An import that breaks off can be
 * begun again: what it did is then the same.
 */
export async function importGiven(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  importing: Importing,
  given: readonly GivenEresource[],
): Promise<{ readonly rows: RowReport[]; readonly newTerms: TermFacts[] }> {
  const tenantId = importing.tenant.id;
  const [stored, origins, terms] = await Promise.all([
    storedEresources(deps.db, tenantId),
    everyOrigin(deps.db, tenantId),
    listTermRows(deps.db, tenantId),
  ]);
  const known = new KnownEresources(stored, origins);
  const book = new TermBook(terms, importing.language);
  const rows: RowReport[] = [];
  const newTerms: TermFacts[] = [];
  for (const one of given) {
    const told = nameIn(one.texts.names ?? {}, importing.language);
    const match = known.find(one);
    if (isRefusal(match)) {
      rows.push(refused(one, told, match, importing.language));
      continue;
    }
    const code = match?.code ?? known.newCode(one, told);
    const name = told || nameIn(match?.facts.names ?? {}, importing.language);
    const checked = checkGiven(importing, one, { match, code, book });
    if ('fault' in checked) {
      rows.push({ line: one.line, code, name, outcome: 'refused', changes: [], message: checked.fault });
      continue;
    }
    const { facts, fresh } = checked;
    const changes = match ? changesOf(match, facts) : [];
    const outcome = match ? (changes.length > 0 ? 'changed' : 'same') : 'added';
    const isNewOrigin = one.foreignId !== '' && !known.isKnownOrigin(one.foreignId);
    let id = match?.id ?? `new-${one.line}`;
    if (!importing.check && (outcome !== 'same' || isNewOrigin)) {
      const put = await putGiven(deps, importing, {
        match,
        facts,
        fresh,
        foreignId: one.foreignId,
        isSame: outcome === 'same',
      });
      if (isRefusal(put)) {
        rows.push(refused(one, name, put, importing.language));
        continue;
      }
      id = put;
    }
    known.note(one, id, code);
    book.learn(fresh);
    newTerms.push(...fresh);
    rows.push({ line: one.line, code, name, outcome, changes, message: '' });
  }
  return { rows, newTerms };
}

/** What a line makes of a database, checked as the editor is; or why it cannot be taken, in the language of the caller. */
function checkGiven(
  { tenant, language, way }: Importing,
  given: GivenEresource,
  {
    match,
    code,
    book,
  }: { readonly match: StoredEresource | undefined; readonly code: string; readonly book: TermBook },
): { readonly facts: CheckedFacts; readonly fresh: TermFacts[] } | { readonly fault: string } {
  const fresh: TermFacts[] = [];
  const merged = mergeGiven(match, given, code, way);
  for (const kind of TERM_KINDS) {
    const mentions = given.terms[kind];
    const resolved = mentions && book.resolve(kind, mentions);
    merged[FIELDS[kind]] = resolved?.codes ?? [...(match?.terms[kind] ?? [])];
    fresh.push(...(resolved?.fresh ?? []));
  }
  const parsed = factsSchema.safeParse(merged);
  if (!parsed.success) {
    const { field, reason } = inputFault(parsed.error.issues, merged, language);
    return { fault: `${field}: ${reason}` };
  }
  const { data: facts } = parsed;
  const refusal =
    refuseDates(facts) ?? refuseEntrances(facts.entrances, facts.links, tenant.settings.eresources);
  return refusal ? { fault: refusalWords(refusal, { language }) } : { facts, fresh };
}

/** The fields that a line changes. */
function changesOf(match: StoredEresource, facts: CheckedFacts): string[] {
  const terms = Object.fromEntries(TERM_KINDS.map((kind) => [FIELDS[kind], match.terms[kind]]));
  const before: Readonly<Record<string, unknown>> = { ...match.facts, ...terms };
  return Object.entries(facts)
    .filter(([field, value]) => {
      const known = before[field];
      return canonical(value ?? null) !== canonical(known ?? null);
    })
    .map(([field]) => field);
}

function refused(
  { line, code }: GivenEresource,
  name: string,
  refusal: Refusal,
  language: Language,
): RowReport {
  return { line, code, name, outcome: 'refused', changes: [], message: refusalWords(refusal, { language }) };
}

import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { thingChanged } from '../../../../platform/searchable.ts';
import { auditedEresource, auditedTerm } from '../audited-eresource.ts';
import { codesByKind } from '../codes-by-kind.ts';
import { eresourceColumns } from '../eresource-columns.ts';
import { lockEresources, putEresourceRow } from '../put-eresource.ts';
import { putTermRow, type TermFacts } from '../put-term.ts';
import { todayIn } from '../reading.ts';
import { putOrigin } from '../store/origin-store.ts';
import type { CheckedFacts, Importing } from './importing.ts';
import type { StoredEresource } from './stored-eresources.ts';

/** Takes back what a line has done so far. */
class RefusedLine extends Error {
  override readonly name = 'RefusedLine';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface ToPut {
  readonly match: StoredEresource | undefined;
  readonly facts: CheckedFacts;
  /** Words that the lists do not have yet. */
  readonly fresh: readonly TermFacts[];
  readonly foreignId: string;
  /** Nothing changes but that its id elsewhere is known from now on. */
  readonly isSame: boolean;
}

/** Adds or changes one database of a file with the words that it needs, all or nothing; answers its id. */
export async function putGiven(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  importing: Importing,
  toPut: ToPut,
): Promise<string | Refusal> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const tenantId = importing.tenant.id;
      await lockEresources(tx, tenantId);
      const id = toPut.match && toPut.isSame ? toPut.match.id : await putOne(tx, deps, importing, toPut);
      if (toPut.foreignId !== '') await putOrigin(tx, tenantId, toPut.foreignId, id);
      return id;
    });
  } catch (error) {
    if (error instanceof RefusedLine) return error.refusal;
    throw error;
  }
}

async function putOne(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'events'>,
  { tenant, staffId }: Importing,
  { match, facts: { entrances, addedOn, ...facts }, fresh }: ToPut,
): Promise<string> {
  const now = deps.clock.now().toISOString();
  const note = { staffId, at: now };
  for (const term of fresh) {
    const put = await putTermRow(tx, tenant.id, undefined, term);
    if (isRefusal(put)) throw new RefusedLine(put);
    const [before, after] = [auditedTerm(put.before), auditedTerm(put.after)];
    await noteChange(tx, tenant.id, {
      ...note,
      action: 'eresources.putTerm',
      subject: put.after.id,
      before,
      after,
    });
  }
  const done = await putEresourceRow(tx, {
    tenantId: tenant.id,
    id: match?.id,
    version: match?.version,
    columns: eresourceColumns(facts),
    addedOn,
    today: todayIn(deps, tenant),
    terms: codesByKind(facts),
    entrances,
    now,
  });
  if (isRefusal(done)) throw new RefusedLine(done);
  const subject = done.after.id;
  const [before, after] = [auditedEresource(done.before), auditedEresource(done.after)];
  await noteChange(tx, tenant.id, { ...note, action: 'eresources.put', subject, before, after });
  await deps.events.send(tx, thingChanged, {
    tenantId: tenant.id,
    subjectIds: [`eresource/${subject}`],
    now,
  });
  return subject;
}

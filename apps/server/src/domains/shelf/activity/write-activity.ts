import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import type { Deps } from '../../../platform/deps.ts';
import { describeThings } from '../../../platform/keepable.ts';
import { addClicks, listChoices, listKnownReaders, listKnownWorks } from './activity-store.ts';
import { countClicks } from './count-clicks.ts';
import type { NotedUse } from './noted-use.ts';

/** Writes uses of many libraries: counts, and the records of readers who keep them. */
export async function writeActivity(
  deps: Pick<Deps, 'db' | 'keepable'>,
  uses: readonly NotedUse[],
): Promise<void> {
  for (const tenantId of new Set(uses.map((use) => use.tenantId))) {
    const ofTenant = uses.filter((use) => use.tenantId === tenantId);
    await inTransaction(deps.db, async (tx) => {
      const known = await withKnownSubjects(deps, tx, tenantId, ofTenant);
      await addClicks(tx, tenantId, countClicks(known));
      const kept = await keptByReaders(tx, tenantId, known);
      await insertRows(
        tx,
        'activity',
        kept.map(({ patronId, event, subject, at }) => ({
          id: newId(),
          tenant_id: tenantId,
          patron_id: patronId,
          event,
          subject,
          occurred_at: at,
        })),
      );
    });
  }
}

/** An address can hold any text as the id of a work. Only ids of works and databases are written, so that nothing personal is. */
async function withKnownSubjects(
  deps: Pick<Deps, 'keepable'>,
  db: Db,
  tenantId: string,
  uses: readonly NotedUse[],
): Promise<NotedUse[]> {
  const named = uses.filter(({ event, subject }) => event !== 'navigate' && subject !== '');
  const ids = [...new Set(named.map(({ subject }) => subject))];
  const works = await listKnownWorks(db, tenantId, ids);
  const others = ids.filter((id) => !works.has(id));
  const things = await describeThings(deps, db, tenantId, others);
  const known = new Set([...works, ...things.keys()]);
  return uses.map((use) =>
    use.event === 'navigate' || known.has(use.subject) ? use : { ...use, subject: '' },
  );
}

/** The uses of readers who have an account, did not switch their records off, and did not erase them since. */
async function keptByReaders(
  db: Db,
  tenantId: string,
  uses: readonly NotedUse[],
): Promise<(NotedUse & { readonly patronId: string })[]> {
  const ofReaders = uses.flatMap((use) =>
    use.patronId === undefined ? [] : [{ ...use, patronId: use.patronId }],
  );
  const ids = [...new Set(ofReaders.map(({ patronId }) => patronId))];
  const known = await listKnownReaders(db, tenantId, ids);
  const choices = await listChoices(db, tenantId, ids);
  return ofReaders.filter(({ patronId, at }) => {
    const choice = choices.get(patronId);
    if (choice?.is_off === 1 || !known.has(patronId)) return false;
    return choice?.erased_at == null || at > choice.erased_at;
  });
}

import { createHash } from 'node:crypto';
import { listEresourceBehaviours } from '@lectern/contracts/resources/databases/list-eresource-behaviours';
import { implement } from '../../../../platform/http/implement.ts';
import { behaviourOf } from '../present-eresources.ts';
import { todayIn } from '../reading.ts';
import { findShownEresources } from '../store/eresource-store.ts';

export const listEresourceBehavioursCall = implement(listEresourceBehaviours)(
  async ({ context: { tenant }, deps }) => {
    const { opensWindow } = tenant.settings.eresources;
    const day = { tenantId: tenant.id, today: todayIn(deps, tenant) };
    const rows = (await findShownEresources(deps.db, day)).toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    const databases = rows.map((row) => ({ id: row.id, code: row.code, ...behaviourOf(row, opensWindow) }));
    const version = createHash('sha256').update(JSON.stringify(databases)).digest('hex').slice(0, 16);
    return { version, databases };
  },
);

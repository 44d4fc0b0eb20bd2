import { listStatuses } from '@lectern/contracts/resources/databases/list-statuses';
import { implement } from '../../../../platform/http/implement.ts';
import { presentStatuses } from '../present-statuses.ts';
import { shownToday } from '../reading.ts';
import { countByStatus } from '../store/eresource-list-store.ts';

export const listStatusesCall = implement(listStatuses)(async ({ context, deps }) =>
  presentStatuses(await countByStatus(deps.db, shownToday(deps, context), {}), context.language),
);

import { refuse } from '@lectern/contracts/kernel/refusal';
import { USAGE_IMPORT_UNKNOWN } from '@lectern/contracts/resources/usage/errors';
import { getUsageImport } from '@lectern/contracts/resources/usage/get-usage-import';
import { implement } from '../../../../platform/http/implement.ts';
import { presentLoad } from '../present-load.ts';
import { findLoad } from '../store/load-store.ts';

export const getUsageImportCall = implement(getUsageImport)(
  async ({ input: { importId }, context: { tenant }, deps }) => {
    const row = await findLoad(deps.db, tenant.id, importId);
    return row ? presentLoad(row) : refuse(USAGE_IMPORT_UNKNOWN);
  },
);

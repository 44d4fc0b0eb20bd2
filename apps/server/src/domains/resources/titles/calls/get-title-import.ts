import { refuse } from '@lectern/contracts/kernel/refusal';
import { TITLE_IMPORT_UNKNOWN } from '@lectern/contracts/resources/titles/errors';
import { getTitleImport } from '@lectern/contracts/resources/titles/get-title-import';
import { implement } from '../../../../platform/http/implement.ts';
import { presentImport } from '../present-import.ts';
import { findTitleImport } from '../store/import-store.ts';

export const getTitleImportCall = implement(getTitleImport)(
  async ({ input: { importId }, context: { tenant }, deps }) => {
    const row = await findTitleImport(deps.db, tenant.id, importId);
    return row ? presentImport(row) : refuse(TITLE_IMPORT_UNKNOWN);
  },
);

import { refuse } from '@lectern/contracts/kernel/refusal';
import { READER_IMPORT_UNKNOWN } from '@lectern/contracts/people/readers/errors';
import { getReaderImport } from '@lectern/contracts/people/readers/get-reader-import';
import { implement } from '../../../../platform/http/implement.ts';
import { findImport } from '../import/import-store.ts';

export const getReaderImportCall = implement(getReaderImport)(
  async ({ input: { importId }, context: { tenant }, deps }) =>
    (await findImport(deps.db, tenant.id, importId, deps.clock.now())) ?? refuse(READER_IMPORT_UNKNOWN),
);

import { listObjectsOfRecord } from '@lectern/contracts/resources/repository/list-objects-of-record';
import { implement } from '../../../../platform/http/implement.ts';
import { objectsOfRecord } from '../objects-of-record.ts';
import { presentObjects } from '../present/present-objects.ts';
import { beginSeeing } from '../seeing.ts';

export const listObjectsOfRecordCall = implement(listObjectsOfRecord)(
  async ({ input: { recordId }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    return presentObjects(deps.db, seeing, await objectsOfRecord(deps.db, seeing, recordId));
  },
);

import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listAttachments } from '@lectern/contracts/resources/repository/list-attachments';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenObject } from '../find-seen.ts';
import { objectsOfRecord } from '../objects-of-record.ts';
import { presentFilesOf } from '../present/present-files.ts';
import { beginSeeing } from '../seeing.ts';

export const listAttachmentsCall = implement(listAttachments)(
  async ({ input: { recordId, objectId }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const object = objectId === undefined ? undefined : await findSeenObject(deps.db, seeing, objectId);
    const own = object === undefined || isRefusal(object) ? [] : [object];
    const ofRecord = recordId === undefined ? [] : await objectsOfRecord(deps.db, seeing, recordId);
    const others = ofRecord.filter(({ id }) => id !== objectId);
    const files = await presentFilesOf(deps.db, seeing, [...own, ...others]);
    return files.filter(({ role }) => role === 'supplement');
  },
);

import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addObjectFile } from '@lectern/contracts/resources/repository/add-object-file';
import {
  OBJECT_FILE_LIMIT_REACHED,
  OBJECT_FILE_UNKNOWN,
  OBJECT_NOT_FOUND,
} from '@lectern/contracts/resources/repository/errors';
import { MOST_OBJECT_FILES } from '@lectern/contracts/resources/repository/kinds';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { keepFile, removeFile } from '../../../collection/stored-files/keep-file.ts';
import { BEGINNING_BYTES, contentTypeOf } from '../files/content-type.ts';
import { fileKey, newFileName } from '../files/file-name.ts';
import { lookAtFileJob } from '../files/jobs.ts';
import { peek } from '../files/peek.ts';
import { presentStaffFile } from '../present/present-for-staff.ts';
import { lockRepository } from '../put-object.ts';
import { filesOf, insertFile } from '../store/file-store.ts';
import { findObject } from '../store/object-store.ts';
import { NO_TEXT, orderText } from '../text/order-text.ts';

export const addObjectFileCall = implementUpload(addObjectFile)(
  async ({ input: { id, name, role }, upload, context: { tenant, staff }, deps }) => {
    if (!(await findObject(deps.db, tenant.id, id))) return refuse(OBJECT_NOT_FOUND);
    const { beginning, whole } = await peek(upload.stream, BEGINNING_BYTES);
    const mediaType = contentTypeOf(beginning);
    if (mediaType === undefined) return refuse(OBJECT_FILE_UNKNOWN);
    const fileName = newFileName();
    const digest = await keepFile(deps, tenant.id, { key: fileKey(fileName), mediaType, content: whole });
    const at = deps.clock.now().toISOString();
    const row = {
      id: newId(),
      tenant_id: tenant.id,
      object_id: id,
      name,
      role,
      media_type: mediaType,
      ...digest,
      file_name: fileName,
      pages: 0,
      // Only documents with pages are looked at.
      state: mediaType === 'application/pdf' ? ('waiting' as const) : ('ready' as const),
      described: '',
      policy_id: '',
      closed_until: '',
      created_at: at,
      ...NO_TEXT,
      text_state: mediaType === 'application/pdf' ? ('waiting' as const) : ('absent' as const),
    };
    const added = await inTransaction(deps.db, async (tx) => {
      await lockRepository(tx, tenant.id);
      if (!(await findObject(tx, tenant.id, id))) return refuse(OBJECT_NOT_FOUND);
      const files = await filesOf(tx, tenant.id, [id]);
      if (files.length >= MOST_OBJECT_FILES)
        return refuse(OBJECT_FILE_LIMIT_REACHED, { limit: MOST_OBJECT_FILES });
      const whole = { ...row, position: (files.at(-1)?.position ?? 0) + 1 };
      await insertFile(tx, whole);
      if (row.state === 'waiting')
        await enqueueJob(tx, lookAtFileJob, { tenantId: tenant.id, payload: { fileId: row.id }, now: at });
      if (row.text_state === 'waiting') await orderText(tx, row, at);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'digital.putObject',
        subject: id,
        before: undefined,
        after: { fileName: name },
        at,
      });
      return whole;
    });
    if (!isRefusal(added)) return presentStaffFile(added);
    await removeFile(deps, tenant.id, fileKey(fileName));
    return added;
  },
);

import { refuse } from '@lectern/contracts/kernel/refusal';
import { addEresourceFile } from '@lectern/contracts/resources/databases/add-eresource-file';
import { MOST_FILES } from '@lectern/contracts/resources/databases/eresource';
import {
  ERESOURCE_FILE_LIMIT_REACHED,
  ERESOURCE_FILE_UNREADABLE,
  ERESOURCE_NOT_FOUND,
} from '@lectern/contracts/resources/databases/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { mediaTypeOf } from '../../../../platform/media-type.ts';
import { keepFile, removeFile } from '../../../collection/stored-files/keep-file.ts';
import { fileKey, newFileName } from '../file-name.ts';
import { presentFile } from '../present-file.ts';
import { lockEresources } from '../put-eresource.ts';
import { findEresource } from '../store/eresource-store.ts';
import { filesOf, insertFile } from '../store/file-store.ts';

export const addEresourceFileCall = implementUpload(addEresourceFile)(
  async ({ input: { id, name }, upload, context: { tenant, staff }, deps }) => {
    if (!(await findEresource(deps.db, tenant.id, id))) return refuse(ERESOURCE_NOT_FOUND);
    const content = await upload.read();
    const mediaType = mediaTypeOf(content);
    if (mediaType === undefined) return refuse(ERESOURCE_FILE_UNREADABLE);
    const fileName = newFileName();
    await keepFile(deps, tenant.id, { key: fileKey(fileName), mediaType, content });
    const row = {
      id: newId(),
      tenant_id: tenant.id,
      eresource_id: id,
      name,
      media_type: mediaType,
      size: content.length,
      file_name: fileName,
      created_at: deps.clock.now().toISOString(),
    };
    const refused = await inTransaction(deps.db, async (tx) => {
      await lockEresources(tx, tenant.id);
      if (!(await findEresource(tx, tenant.id, id))) return refuse(ERESOURCE_NOT_FOUND);
      if ((await filesOf(tx, tenant.id, id)).length >= MOST_FILES)
        return refuse(ERESOURCE_FILE_LIMIT_REACHED, { limit: MOST_FILES });
      await insertFile(tx, row);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'eresources.put',
        subject: id,
        before: undefined,
        after: { name },
        at: row.created_at,
      });
      return undefined;
    });
    if (refused === undefined) return presentFile(row);
    await removeFile(deps, tenant.id, fileKey(fileName));
    return refused;
  },
);

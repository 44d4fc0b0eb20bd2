import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { downloadEresourceFile } from '@lectern/contracts/resources/databases/download-eresource-file';
import { ERESOURCE_FILE_NOT_FOUND } from '@lectern/contracts/resources/databases/errors';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { downloadName, fileKey } from '../file-name.ts';
import { readShownEresource } from '../read-shown-eresource.ts';
import { findFile } from '../store/file-store.ts';

export const downloadEresourceFileCall = implementRaw(downloadEresourceFile)(
  async ({ input, context, deps }) => {
    const { tenant } = context;
    const row = await findFile(deps.db, tenant.id, input.fileId);
    if (!row || isRefusal(await readShownEresource(deps, context, row.eresource_id)))
      return refuse(ERESOURCE_FILE_NOT_FOUND);
    const file = await deps.files.get(tenant.id, fileKey(row.file_name));
    if (!file) return refuse(ERESOURCE_FILE_NOT_FOUND);
    return { fileName: downloadName(row), contentType: row.media_type, body: file.body };
  },
);

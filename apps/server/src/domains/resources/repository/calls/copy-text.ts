import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { copyText } from '@lectern/contracts/resources/repository/copy-text';
import { OBJECT_FILE_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { workOnFile } from '../files/spooled.ts';
import { findSeenFile } from '../find-seen.ts';
import { refuseAct } from '../rights/refuse-act.ts';
import { beginSeeing } from '../seeing.ts';

export const copyTextCall = implement(copyText)(async ({ input: { id, fileId, page }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const seen = await findSeenFile(deps.db, seeing, id, fileId);
  if (isRefusal(seen)) return seen;
  const { file, rights } = seen;
  const refused = refuseAct('copy', rights, seeing.asking.asker);
  if (refused) return refused;
  if (file.media_type !== 'application/pdf') return refuse(OBJECT_FILE_NOT_FOUND);
  const read = await workOnFile(deps, file, (path) => ({ what: 'text', path, page }) as const);
  return isRefusal(read) ? read : { text: read.text };
});

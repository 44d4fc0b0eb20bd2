import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getFileAddress } from '@lectern/contracts/resources/repository/get-file-address';
import { implement } from '../../../../platform/http/implement.ts';
import { refuseState } from '../files/refuse-state.ts';
import { findSeenFile } from '../find-seen.ts';
import { fileAddress, readingPage } from '../reading/file-address.ts';
import { giveTicket } from '../reading/give-ticket.ts';
import { openPages } from '../rights/may-do.ts';
import { refuseAct } from '../rights/refuse-act.ts';
import { beginSeeing } from '../seeing.ts';

export const getFileAddressCall = implement(getFileAddress)(
  async ({ input: { id, fileId, use }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const seen = await findSeenFile(deps.db, seeing, id, fileId);
    if (isRefusal(seen)) return seen;
    const { file, rights } = seen;
    const { asker } = seeing.asking;
    const mediaType = file.media_type;
    if (use === 'read' && mediaType === 'application/pdf') {
      const refused = openPages(1, rights, asker) === 0 ? refuseAct('read', rights, asker) : undefined;
      return refused ?? { use, url: readingPage(id, fileId), mediaType, expiresAt: '' };
    }
    const refused = refuseAct(use, rights, asker) ?? refuseState(file);
    if (refused) return refused;
    const { text, expiresAt } = await giveTicket(deps, context, file, use);
    return { use, url: fileAddress(deps, context.tenant, text), mediaType, expiresAt };
  },
);

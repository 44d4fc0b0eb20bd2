import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  OBJECT_FILE_BROKEN,
  OBJECT_FILE_LOCKED,
  OBJECT_FILE_NOT_FOUND,
} from '@lectern/contracts/resources/repository/errors';
import { openReading } from '@lectern/contracts/resources/repository/open-reading';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { describeFile } from '../files/describe-file.ts';
import { findSeenFile } from '../find-seen.ts';
import { imageAddress } from '../reading/file-address.ts';
import { giveTicket } from '../reading/give-ticket.ts';
import { mayDo, openPages } from '../rights/may-do.ts';
import { refuseAct } from '../rights/refuse-act.ts';
import { beginSeeing } from '../seeing.ts';

export const openReadingCall = implement(openReading)(async ({ input: { id, fileId }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const { language, tenant, asking } = seeing;
  const seen = await findSeenFile(deps.db, seeing, id, fileId);
  if (isRefusal(seen)) return seen;
  const { object, file, rights } = seen;
  // Nobody learns how many pages a file has who may see none of them.
  if (openPages(1, rights, asking.asker) === 0) {
    const refused = refuseAct('read', rights, asking.asker);
    if (refused) return refused;
  }
  if (file.media_type !== 'application/pdf') return refuse(OBJECT_FILE_NOT_FOUND);
  const described = await describeFile(deps, file);
  if (isRefusal(described))
    return described.code === 'OBJECT_FILE_LOCKED' ? refuse(OBJECT_FILE_LOCKED) : refuse(OBJECT_FILE_BROKEN);
  const { text, expiresAt } = await giveTicket(deps, context, file, 'read');
  const { pages, ratios, labels, outline } = described;
  const open = openPages(pages, rights, asking.asker);
  const may = (act: 'download' | 'print' | 'copy') => mayDo(act, rights, asking.asker).may;
  return {
    objectId: id,
    fileId,
    title: nameIn(fromJson(object.titles), language, tenant.settings.public.defaultLanguage),
    fileName: file.name,
    ticket: text,
    imageUrl: imageAddress(deps, tenant, text),
    expiresAt,
    pages,
    openPages: open,
    ratios: [...ratios],
    labels: [...labels],
    // The contents of what is closed are part of its text.
    contents: outline.filter(({ page }) => open === pages || (page > 0 && page <= open)),
    mayDownload: may('download'),
    mayPrint: may('print'),
    mayCopy: may('copy'),
    isSearchable: file.text_pages > 0,
  };
});

import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import type { Deps } from '../../../../platform/deps.ts';
import type { RawAnswers } from '../../../../platform/http/implement.ts';
import { downloadName, fileKey } from '../files/file-name.ts';
import { refuseState } from '../files/refuse-state.ts';
import { type DrawingDeps, type DrawingRefusal, stampFile, workOnFile } from '../files/spooled.ts';
import { type ActRefusal, refuseAct } from '../rights/refuse-act.ts';
import type { UsedTicket } from './use-ticket.ts';

type Sent = RawAnswers['download'];
type Refused = ActRefusal | DrawingRefusal | Refusal<'OBJECT_FILE_UNMARKED'>;

const PICTURE_WIDTH = 1600;

/** A file that is seen or heard in the page. A PDF is not: its pages are drawn. A picture is drawn with the mark, never sent itself. */
export async function readInPage(deps: DrawingDeps, used: UsedTicket): Promise<Sent | Refused> {
  const { file, rights, mark, seeing } = used;
  const refused = refuseAct('read', rights, seeing.asking.asker);
  if (refused) return refused;
  switch (file.media_type) {
    case 'image/jpeg':
    case 'image/png': {
      const drawn = await workOnFile(
        deps,
        file,
        (path) => ({ what: 'picture', path, width: PICTURE_WIDTH, mark }) as const,
      );
      if (isRefusal(drawn)) return drawn;
      return {
        fileName: 'picture.webp',
        contentType: drawn.mediaType,
        body: Buffer.from(drawn.bytes),
        inline: true,
      };
    }
    case 'audio/mp4':
    case 'audio/mpeg':
    case 'video/mp4':
      return sendBytes(deps, used, true);
    case 'application/pdf':
    case 'application/epub+zip':
    case 'text/plain':
      return refuse(OBJECT_FILE_NOT_FOUND);
  }
}

/** A file to keep. Each page of a PDF has the mark. */
export async function takeAway(deps: DrawingDeps, used: UsedTicket): Promise<Sent | Refused> {
  const { file, rights, mark, seeing } = used;
  const refused = refuseAct('download', rights, seeing.asking.asker) ?? refuseState(file);
  if (refused) return refused;
  if (file.media_type !== 'application/pdf') return sendBytes(deps, used, false);
  const stamped = await stampFile(deps, file, mark);
  if (isRefusal(stamped)) return stamped;
  const body = createReadStream(stamped.path);
  body.on('close', () => void rm(stamped.path, { force: true }));
  return { fileName: downloadName(file), contentType: 'application/pdf', body };
}

async function sendBytes(
  { files }: Pick<Deps, 'files'>,
  { file }: UsedTicket,
  inline: boolean,
): Promise<Sent | Refused> {
  const key = fileKey(file.file_name);
  const content = await files.get(file.tenant_id, key);
  if (!content) return refuse(OBJECT_FILE_NOT_FOUND);
  const parts = {
    size: content.size,
    open: async (range: { readonly from: number; readonly to: number }) =>
      (await files.get(file.tenant_id, key, range))?.body,
  };
  return { fileName: downloadName(file), contentType: file.media_type, body: content.body, inline, parts };
}

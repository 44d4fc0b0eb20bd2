import { addFeedbackPicture } from '@lectern/contracts/feedback/add-feedback-picture';
import { answerFeedback } from '@lectern/contracts/feedback/answer-feedback';
import { continueFeedback } from '@lectern/contracts/feedback/continue-feedback';
import { FEEDBACK_PICTURES } from '@lectern/contracts/feedback/feedback';
import { listDeskFeedback } from '@lectern/contracts/feedback/list-desk-feedback';
import { listFeedback } from '@lectern/contracts/feedback/list-feedback';
import { sendFeedback } from '@lectern/contracts/feedback/send-feedback';
import { setFeedbackState } from '@lectern/contracts/feedback/set-feedback-state';
import sharp from 'sharp';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NOTHING = { id: 'nothing' };

/** Feedback of the reader who calls, with so many pictures. */
async function sent(library: RefusingLibrary, pictures = 0): Promise<{ readonly id: string }> {
  const { db } = library.deps;
  const patron = await buildPatron(db);
  const token = await buildSession(db, patron);
  library.caller = { token };
  const { id } = await library.client({ token }).call(sendFeedback, { text: 'The lamp is broken' });
  for (let at = 0; at < pictures; at++)
    await db
      .insertInto('feedback_picture')
      .values({
        id: newId(),
        tenant_id: patron.tenant_id,
        feedback_id: id,
        patron_id: patron.id,
        content: '',
        added_at: library.clock.now().toISOString(),
      })
      .execute();
  return { id };
}

const asPng = (file: Buffer) => new Blob([Uint8Array.from(file)], { type: 'image/png' });

function drawn(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}

/** How calls about feedback are refused. */
export const FEEDBACK_PROVOKED: readonly Provoked[] = [
  provoked(sendFeedback, {}),
  provoked(listFeedback, {}),
  provoked(listDeskFeedback, {}),
  provoked(continueFeedback, { FEEDBACK_NOT_FOUND: () => ({ ...NOTHING, text: 'Hello' }) }),
  provoked(answerFeedback, { FEEDBACK_NOT_FOUND: () => ({ ...NOTHING, text: 'Hello' }) }),
  provoked(setFeedbackState, { FEEDBACK_NOT_FOUND: () => ({ ...NOTHING, state: 'handling' as const }) }),
  provokedUpload(addFeedbackPicture, {
    UPLOAD_TOO_LARGE: () => ({
      file: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }),
      input: NOTHING,
    }),
    UPLOAD_TYPE_REFUSED: () => ({ file: new Blob(['GIF89a'], { type: 'image/gif' }), input: NOTHING }),
    FEEDBACK_NOT_FOUND: async () => ({ file: asPng(await drawn(9, 9)), input: NOTHING }),
    FEEDBACK_PICTURES_FULL: async (library) => ({
      file: asPng(await drawn(9, 9)),
      input: await sent(library, FEEDBACK_PICTURES),
    }),
    PICTURE_UNREADABLE: async (library) => ({
      file: asPng(Buffer.from('not a picture')),
      input: await sent(library),
    }),
    PICTURE_TOO_DETAILED: async (library) => ({
      file: asPng(await drawn(8000, 6000)),
      input: await sent(library),
    }),
  }),
];

import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { continueFeedback } from '@lectern/contracts/talk/feedback/continue-feedback';
import { FEEDBACK_PICTURES } from '@lectern/contracts/talk/feedback/feedback';
import { listDeskFeedback } from '@lectern/contracts/talk/feedback/list-desk-feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { setFeedbackState } from '@lectern/contracts/talk/feedback/set-feedback-state';
import sharp from 'sharp';
import { newId } from '../../platform/db/ids.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { putSettings } from '../test-settings.ts';
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

const DELIVERY = { kind: 'delivery', title: 'On whales' } as const;

/** Lets the library take requests for document delivery, one in a day. */
async function deliver(library: RefusingLibrary): Promise<void> {
  const { tenants } = library.deps;
  const { settings } = (await tenants.byId(TENANT))!;
  await putSettings(library, {
    ...settings,
    policy: { ...settings.policy, serviceRequestsPerDay: 1 },
    public: { ...settings.public, documentDeliveryWay: 'form' },
  });
  await tenants.refresh();
}

/** How calls about feedback are refused. */
export const FEEDBACK_PROVOKED: readonly Provoked[] = [
  provoked(sendFeedback, {}),
  provoked(requestService, {
    SERVICE_NOT_OFFERED: () => ({
      request: { kind: 'expert' as const, subject: 'Old maps', question: 'Who drew this one?' },
    }),
    SERVICE_DATE_PAST: async (library) => {
      await deliver(library);
      return { request: { ...DELIVERY, until: '2020-01-01' } };
    },
    SERVICE_LIMIT_REACHED: async (library) => {
      await deliver(library);
      await sent(library);
      await library.client(library.caller).call(requestService, { request: DELIVERY });
      return { request: DELIVERY };
    },
  }),
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

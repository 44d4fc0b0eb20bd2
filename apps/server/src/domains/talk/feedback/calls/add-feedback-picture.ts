import { randomBytes } from 'node:crypto';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addFeedbackPicture } from '@lectern/contracts/talk/feedback/add-feedback-picture';
import { FEEDBACK_NOT_FOUND, FEEDBACK_PICTURES_FULL } from '@lectern/contracts/talk/feedback/errors';
import { FEEDBACK_PICTURES } from '@lectern/contracts/talk/feedback/feedback';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { jpegPicture } from '../../../people/account/picture/jpeg-picture.ts';
import { pictureAddress } from '../picture-address.ts';
import { findOneFeedback } from '../store/feedback-store.ts';
import { putPicture } from '../store/picture-store.ts';

/** Longest side, in pixels: a photograph of a screen stays readable. */
const SIDE = 1600;

export const addFeedbackPictureCall = implementUpload(addFeedbackPicture)(
  async ({ input, upload, context, deps }) => {
    const { tenant, patron } = context;
    const scope = { tenantId: tenant.id, patronId: patron.id };
    if (!(await findOneFeedback(deps.db, scope, input.id))) return refuse(FEEDBACK_NOT_FOUND);
    const size = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const picture = await jpegPicture(await upload.read(), size);
    if (isRefusal(picture)) return picture;
    const id = randomBytes(20).toString('hex');
    const row = {
      id,
      tenant_id: tenant.id,
      feedback_id: input.id,
      patron_id: patron.id,
      content: picture.toString('base64'),
      added_at: deps.clock.now().toISOString(),
    };
    const isAdded = await inTransaction(deps.db, (tx) => putPicture(tx, row, FEEDBACK_PICTURES));
    if (!isAdded) return refuse(FEEDBACK_PICTURES_FULL, { most: FEEDBACK_PICTURES });
    return { url: pictureAddress(deps, tenant, id) };
  },
);

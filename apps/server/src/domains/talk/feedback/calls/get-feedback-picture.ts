import { Readable } from 'node:stream';
import { NOT_FOUND } from '@lectern/contracts/kernel/common-errors';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { getFeedbackPicture } from '@lectern/contracts/talk/feedback/get-feedback-picture';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { findPicture } from '../store/picture-store.ts';

const KEPT_SECONDS = 60 * 60;

export const getFeedbackPictureCall = implementRaw(getFeedbackPicture)(
  async ({ input: { pic }, context: { tenant }, deps }) => {
    const content = await findPicture(deps.db, tenant.id, pic);
    if (content === undefined) return refuse(NOT_FOUND);
    return {
      fileName: 'picture.jpg',
      contentType: 'image/jpeg',
      body: Readable.from([Buffer.from(content, 'base64')]),
      keptSeconds: KEPT_SECONDS,
      inline: true,
    };
  },
);

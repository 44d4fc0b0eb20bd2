import { previewAnnouncementText } from '@lectern/contracts/talk/announcements/preview-announcement-text';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const previewAnnouncementTextCall = implement(previewAnnouncementText)(async ({ input }) => ({
  text: cleanHtml(input.text),
}));

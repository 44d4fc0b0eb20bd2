import { previewLibraryAnswer } from '@lectern/contracts/reference/ai/preview-library-answer';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const previewLibraryAnswerCall = implement(previewLibraryAnswer)(async ({ input }) => ({
  text: cleanHtml(input.text),
}));

import { previewTopicText } from '@lectern/contracts/shelf/topics/preview-topic-text';
import { cleanHtml } from '../../../../platform/clean-html.ts';
import { implement } from '../../../../platform/http/implement.ts';

export const previewTopicTextCall = implement(previewTopicText)(async ({ input }) => ({
  text: cleanHtml(input.text),
}));

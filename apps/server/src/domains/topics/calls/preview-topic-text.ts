import { previewTopicText } from '@lectern/contracts/topics/preview-topic-text';
import { implement } from '../../../platform/http/implement.ts';
import { cleanText } from '../clean-text.ts';

export const previewTopicTextCall = implement(previewTopicText)(async ({ input }) => ({
  text: cleanText(input.text),
}));

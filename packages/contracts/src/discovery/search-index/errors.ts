import { defineError } from '../../kernel/error-definition.ts';

export const REINDEX_RUNNING = defineError({
  code: 'REINDEX_RUNNING',
  status: 409,
  words: {
    'zh-CN': '索引正在重建',
    'zh-TW': '索引正在重建',
    'en-US': 'The index is already being rebuilt.',
    'fr-FR': 'L’index est déjà en cours de reconstruction.',
  },
});

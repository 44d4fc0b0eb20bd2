import { defineError } from '../../kernel/error-definition.ts';

/** No source that was asked knows this paper. */
export const SCHOLAR_PAPER_NOT_FOUND = defineError({
  code: 'SCHOLAR_PAPER_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有来源收录该文献',
    'zh-TW': '沒有來源收錄該文獻',
    'en-US': 'No source knows this work.',
    'fr-FR': 'Aucune source ne connaît ce document.',
  },
});

/** The sources that could know it did not answer, or were not asked for this caller. */
export const SCHOLAR_SOURCE_SILENT = defineError({
  code: 'SCHOLAR_SOURCE_SILENT',
  status: 503,
  words: {
    'zh-CN': '学术来源没有响应，请稍后重试',
    'zh-TW': '學術來源沒有回應，請稍後再試',
    'en-US': 'The scholarly source did not answer. Please try again later.',
    'fr-FR': 'La source savante n’a pas répondu. Veuillez réessayer plus tard.',
  },
});

/** Nothing could be written in the file. */
export const SCHOLAR_NOTHING_TO_EXPORT = defineError({
  code: 'SCHOLAR_NOTHING_TO_EXPORT',
  status: 409,
  words: {
    'zh-CN': '没有可导出的文献',
    'zh-TW': '沒有可匯出的文獻',
    'en-US': 'There is nothing to export.',
    'fr-FR': 'Il n’y a rien à exporter.',
  },
});

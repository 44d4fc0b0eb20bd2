import { defineError } from '../../kernel/error-definition.ts';

/** The installation has no key to seal with, or the library switched it off. */
export const OFFLINE_OFF = defineError({
  code: 'OFFLINE_OFF',
  status: 403,
  words: {
    'zh-CN': '未开通断网流通',
    'zh-TW': '未開通斷網流通',
    'en-US': 'Work without a network is not switched on.',
    'fr-FR': 'Le travail sans réseau n’est pas activé.',
  },
});

export const OFFLINE_ACT_NOT_FOUND = defineError({
  code: 'OFFLINE_ACT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该断网记录不存在或已处理',
    'zh-TW': '該斷網紀錄不存在或已處理',
    'en-US': 'There is no such act, or it was settled.',
    'fr-FR': 'Cette opération n’existe pas ou a été réglée.',
  },
});

/** Why an act that was sent is refused, besides the rules of check-out and check-in. No call answers it by itself. */
export const OFFLINE_ACT_UNREADABLE = defineError({
  code: 'OFFLINE_ACT_UNREADABLE',
  status: 422,
  words: {
    'zh-CN': '该记录无法读取',
    'zh-TW': '該紀錄無法讀取',
    'en-US': 'The act cannot be read.',
    'fr-FR': 'L’opération est illisible.',
  },
});

export const OFFLINE_ACT_TOO_OLD = defineError({
  code: 'OFFLINE_ACT_TOO_OLD',
  status: 422,
  details: { days: 'count' },
  words: {
    'zh-CN': '该记录距今超过 {days} 天，不能补记',
    'zh-TW': '該紀錄距今超過 {days} 天，不能補記',
    'en-US': 'The act is more than {days} {days|day|days} old and was not entered.',
    'fr-FR': 'L’opération date de plus de {days} {days|jour|jours} et n’a pas été enregistrée.',
  },
});

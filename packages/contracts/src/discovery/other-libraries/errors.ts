import { defineError } from '../../kernel/error-definition.ts';

export const RESULT_SET_OVER = defineError({
  code: 'RESULT_SET_OVER',
  status: 404,
  words: {
    'zh-CN': '检索结果集已失效，请重新检索',
    'zh-TW': '檢索結果集已失效，請重新檢索',
    'en-US': 'This result set is over. Please search again.',
    'fr-FR': 'Ce résultat n’est plus disponible. Relancez la recherche.',
  },
});

export const HIT_GONE = defineError({
  code: 'HIT_GONE',
  status: 404,
  words: {
    'zh-CN': '对方图书馆的检索结果中已没有这条记录，请重新检索',
    'zh-TW': '對方圖書館的檢索結果中已沒有這筆紀錄，請重新檢索',
    'en-US': 'The other library no longer has this record among its results. Please search again.',
    'fr-FR': 'L’autre bibliothèque n’a plus cette notice parmi ses résultats. Relancez la recherche.',
  },
});

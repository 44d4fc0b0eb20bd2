import { defineError } from '../../kernel/error-definition.ts';

export const OTHER_LIBRARY_UNKNOWN = defineError({
  code: 'OTHER_LIBRARY_UNKNOWN',
  status: 404,
  words: {
    'zh-CN': '此处不能检索该图书馆的目录',
    'zh-TW': '此處不能檢索該圖書館的目錄',
    'en-US': 'No catalogue of such a library can be searched from here.',
    'fr-FR': 'Aucun catalogue de cette bibliothèque ne peut être interrogé ici.',
  },
});

export const OTHER_LIBRARY_UNAVAILABLE = defineError({
  code: 'OTHER_LIBRARY_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '对方图书馆暂无响应，请稍后再试',
    'zh-TW': '對方圖書館暫無回應，請稍後再試',
    'en-US': 'The other library does not answer at the moment. Please try again later.',
    'fr-FR': 'L’autre bibliothèque ne répond pas pour le moment. Réessayez plus tard.',
  },
});

export const OFFERS_UNAVAILABLE = defineError({
  code: 'OFFERS_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '外部服务暂无响应，请稍后再试',
    'zh-TW': '外部服務暫無回應，請稍後再試',
    'en-US': 'The outside service does not answer at the moment. Please try again later.',
    'fr-FR': 'Le service extérieur ne répond pas pour le moment. Réessayez plus tard.',
  },
});

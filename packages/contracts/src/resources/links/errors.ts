import { defineError } from '../../kernel/error-definition.ts';

export const ERESOURCE_LINK_NOT_FOUND = defineError({
  code: 'ERESOURCE_LINK_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该链接已不在列表中',
    'zh-TW': '該連結已不在清單中',
    'en-US': 'This link is no longer in the list.',
    'fr-FR': 'Ce lien n’est plus dans la liste.',
  },
});

/** It goes through a proxy, or has no address. */
export const LINK_NOT_ASKED = defineError({
  code: 'LINK_NOT_ASKED',
  status: 409,
  words: {
    'zh-CN': '此链接经过代理，无法检查',
    'zh-TW': '此連結經過代理，無法檢查',
    'en-US': 'This link goes through a proxy, so it cannot be checked.',
    'fr-FR': 'Ce lien passe par un proxy : il ne peut pas être vérifié.',
  },
});

/** The host asked us to wait, or too much is asked of it already. */
export const LINK_HOST_RESTS = defineError({
  code: 'LINK_HOST_RESTS',
  status: 409,
  words: {
    'zh-CN': '该网站要求暂缓访问。请稍后再查',
    'zh-TW': '該網站要求暫緩存取。請稍後再查',
    'en-US': 'This site asks us to wait. Please check later.',
    'fr-FR': 'Ce site nous demande d’attendre. Vérifiez plus tard.',
  },
});

/** It did not move, or is no longer the address of an entrance. */
export const LINK_NOT_MOVED = defineError({
  code: 'LINK_NOT_MOVED',
  status: 409,
  words: {
    'zh-CN': '此链接没有可采用的新地址',
    'zh-TW': '此連結沒有可採用的新網址',
    'en-US': 'There is no new address to take over for this link.',
    'fr-FR': 'Il n’y a pas de nouvelle adresse à reprendre pour ce lien.',
  },
});

import { defineError } from '../../kernel/error-definition.ts';

export const RESOLVER_NOTHING_NAMED = defineError({
  code: 'RESOLVER_NOTHING_NAMED',
  status: 400,
  words: {
    'zh-CN': '此链接没有说明要找哪篇文章、哪种期刊或哪本书',
    'zh-TW': '此連結沒有說明要找哪篇文章、哪種期刊或哪本書',
    'en-US': 'This link does not say which article, journal or book you look for.',
    'fr-FR': 'Ce lien ne dit pas quel article, quelle revue ou quel livre vous cherchez.',
  },
});

/** The request says at which address its description is. We fetch nothing from addresses of strangers. */
export const RESOLVER_REQUEST_ELSEWHERE = defineError({
  code: 'RESOLVER_REQUEST_ELSEWHERE',
  status: 400,
  words: {
    'zh-CN': '此链接只给出了描述所在的网址，本系统不读取外部网址。请让对方系统直接发送描述',
    'zh-TW': '此連結只給出了描述所在的網址，本系統不讀取外部網址。請讓對方系統直接傳送描述',
    'en-US':
      'This link only says where its description is, and we do not read addresses elsewhere. The other system should send the description itself.',
    'fr-FR':
      'Ce lien dit seulement où se trouve sa description, et nous ne lisons pas d’adresses ailleurs. L’autre système doit envoyer la description elle-même.',
  },
});

/** Its context object is no well-formed XML, or is beyond the limits. */
export const RESOLVER_REQUEST_UNREADABLE = defineError({
  code: 'RESOLVER_REQUEST_UNREADABLE',
  status: 400,
  words: {
    'zh-CN': '无法读取对方系统发来的请求，它有错误或过长',
    'zh-TW': '無法讀取對方系統傳來的請求，它有錯誤或過長',
    'en-US': 'The request of the other system cannot be read: it has a mistake, or it is too long.',
    'fr-FR': 'La demande de l’autre système est illisible : elle a une erreur, ou elle est trop longue.',
  },
});

import { defineError } from '../../kernel/error-definition.ts';

export const TEXT_NOT_FOUND = defineError({
  code: 'TEXT_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有这条待审内容，作者可能已经撤回',
    'zh-TW': '沒有這條待審內容，作者可能已經撤回',
    'en-US': 'There is no such text. Its author may have taken it back.',
    'fr-FR': 'Ce texte n’existe pas. Son auteur l’a peut-être retiré.',
  },
});

/** Another member of the staff was first, or the author has changed the text since it was shown. */
export const TEXT_MOVED = defineError({
  code: 'TEXT_MOVED',
  status: 409,
  words: {
    'zh-CN': '同事已经处理，或作者又改过这条内容，请看最新的一条',
    'zh-TW': '同事已經處理，或作者又改過這條內容，請看最新的一條',
    'en-US': 'Somebody else has decided, or the author has changed the text. Please look at it again.',
    'fr-FR': 'Un collègue a déjà décidé, ou l’auteur a modifié le texte. Veuillez le relire.',
  },
});

export const AUTHOR_BLOCKED = defineError({
  code: 'AUTHOR_BLOCKED',
  status: 403,
  details: { day: 'date' },
  words: {
    'zh-CN': '您在 {day}前不能发表内容，如有疑问请联系图书馆',
    'zh-TW': '您在 {day}前不能發表內容，如有疑問請聯絡圖書館',
    'en-US': 'You cannot publish anything before {day}. Please ask the library if you have questions.',
    'fr-FR':
      'Vous ne pouvez rien publier avant le {day}. Adressez-vous à la bibliothèque en cas de question.',
  },
});

export const REASON_NEEDED = defineError({
  code: 'REASON_NEEDED',
  status: 422,
  words: {
    'zh-CN': '请写明不通过的理由，作者会看到',
    'zh-TW': '請寫明不通過的理由，作者會看到',
    'en-US': 'Please give a reason. The author will read it.',
    'fr-FR': 'Indiquez un motif. L’auteur le lira.',
  },
});

export const WORDS_NOT_ALLOWED = defineError({
  code: 'WORDS_NOT_ALLOWED',
  status: 422,
  details: { word: 'text' },
  words: {
    'zh-CN': '内容含有本馆不允许的词语：{word}',
    'zh-TW': '內容含有本館不允許的詞語：{word}',
    'en-US': 'The library does not allow this word: {word}',
    'fr-FR': 'La bibliothèque n’autorise pas ce mot\u202f: {word}',
  },
});

export const PUBLISHING_NOT_FOR_CHILDREN = defineError({
  code: 'PUBLISHING_NOT_FOR_CHILDREN',
  status: 403,
  words: {
    'zh-CN': '少儿读者的账号不能公开发表内容',
    'zh-TW': '少兒讀者的帳號不能公開發表內容',
    'en-US': 'Children’s accounts do not publish anything.',
    'fr-FR': 'Les comptes d’enfants ne publient rien.',
  },
});

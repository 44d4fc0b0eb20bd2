import { defineError } from '../../kernel/error-definition.ts';

export const REVIEW_NOT_FOUND = defineError({
  code: 'REVIEW_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '该评论不存在或已删除',
    'zh-TW': '該評論不存在或已刪除',
    'en-US': 'There is no such review, or it was deleted.',
    'fr-FR': 'Cet avis n’existe pas ou a été supprimé.',
  },
});

export const REVIEW_TEXT_MISSING = defineError({
  code: 'REVIEW_TEXT_MISSING',
  status: 422,
  words: {
    'zh-CN': '评论内容不能为空',
    'zh-TW': '評論內容不能為空',
    'en-US': 'The review cannot be empty.',
    'fr-FR': 'L’avis ne peut pas être vide.',
  },
});

export const PUBLIC_NAME_TAKEN = defineError({
  code: 'PUBLIC_NAME_TAKEN',
  status: 409,
  words: {
    'zh-CN': '该昵称或与它相近的昵称已有人使用',
    'zh-TW': '該暱稱或與它相近的暱稱已有人使用',
    'en-US': 'This name, or one like it, is taken.',
    'fr-FR': 'Ce nom, ou un nom semblable, est déjà pris.',
  },
});

export const PUBLIC_NAME_RESERVED = defineError({
  code: 'PUBLIC_NAME_RESERVED',
  status: 422,
  words: {
    'zh-CN': '昵称不能像图书馆或馆员的名称，且至少含两个字母或汉字',
    'zh-TW': '暱稱不能像圖書館或館員的名稱，且至少含兩個字母或漢字',
    'en-US': 'The name needs two letters or characters, and must not sound like the library or its staff.',
    'fr-FR':
      'Le nom doit compter deux lettres ou caractères et ne pas ressembler à celui de la bibliothèque ou de son personnel.',
  },
});

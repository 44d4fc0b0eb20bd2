import { defineError } from '../../kernel/error-definition.ts';

export const SEARCH_EMPTY = defineError({
  code: 'SEARCH_EMPTY',
  status: 400,
  words: {
    'zh-CN': '请输入检索词或选择筛选条件',
    'zh-TW': '請輸入檢索詞或選擇篩選條件',
    'en-US': 'Please enter a search term or choose a filter.',
    'fr-FR': 'Saisissez un terme ou choisissez un filtre.',
  },
});

/** Specification 1, section 5: "secondary search term required". */
export const SECOND_WORDS_MISSING = defineError({
  code: 'SECOND_WORDS_MISSING',
  status: 400,
  words: {
    'zh-CN': '请输入二次检索词',
    'zh-TW': '請輸入二次檢索詞',
    'en-US': 'Please enter the words to search for within these results.',
    'fr-FR': 'Saisissez les mots à chercher dans ces résultats.',
  },
});

export const SEARCH_TOO_LONG = defineError({
  code: 'SEARCH_TOO_LONG',
  status: 400,
  details: { limit: 'count' },
  words: {
    'zh-CN': '检索内容过长，最多 {limit} 个字符或词',
    'zh-TW': '檢索內容過長，最多 {limit} 個字元或詞',
    'en-US': 'The search is too long. At most {limit} characters or words are allowed.',
    'fr-FR': 'La recherche est trop longue : {limit} caractères ou mots au plus.',
  },
});

export const SEARCH_UNAVAILABLE = defineError({
  code: 'SEARCH_UNAVAILABLE',
  status: 503,
  words: {
    'zh-CN': '检索服务正在准备，请稍后再试',
    'zh-TW': '檢索服務正在準備，請稍後再試',
    'en-US': 'Search is being prepared. Please try again in a moment.',
    'fr-FR': 'La recherche se prépare. Réessayez dans un instant.',
  },
});

export const SEARCH_SORT_TOO_MANY = defineError({
  code: 'SEARCH_SORT_TOO_MANY',
  status: 400,
  details: { limit: 'count' },
  words: {
    'zh-CN': '最多 {limit} 条结果才能这样排序，请缩小检索范围',
    'zh-TW': '最多 {limit} 筆結果才能這樣排序，請縮小檢索範圍',
    'en-US': 'This order is possible for up to {limit} titles. Please narrow the search.',
    'fr-FR': 'Ce tri est possible pour {limit} titres au plus. Affinez la recherche.',
  },
});

export const SAVED_SEARCH_NOT_FOUND = defineError({
  code: 'SAVED_SEARCH_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有以此代码保存的检索。',
    'zh-TW': '沒有以此代碼儲存的檢索。',
    'en-US': 'There is no saved search with this code.',
    'fr-FR': 'Aucune recherche n’est enregistrée sous ce code.',
  },
});

/** What any question about a search by state may answer. */
export const SEARCH_STATE_ERRORS = [SEARCH_EMPTY, SEARCH_TOO_LONG, SEARCH_UNAVAILABLE] as const;

/** What a list of hits may answer. */
export const SEARCH_ERRORS = [...SEARCH_STATE_ERRORS, SEARCH_SORT_TOO_MANY] as const;

/** What the list of hits of a search with words or filters may answer. */
export const HIT_LIST_ERRORS = [SEARCH_TOO_LONG, SEARCH_UNAVAILABLE, SEARCH_SORT_TOO_MANY] as const;

export type SearchCode = (typeof SEARCH_ERRORS)[number]['code'];
export type HitListCode = (typeof HIT_LIST_ERRORS)[number]['code'];

import type { Language } from '@lectern/contracts/kernel/languages';

interface AlreadyWords {
  /** Others wished it too. */
  readonly wished: string;
  readonly edition: string;
  readonly database: string;
}

/** What a reader is told about what exists already. What is held has the words of its refusal. */
export const ALREADY_WORDS: Readonly<Record<Language, AlreadyWords>> = {
  'zh-CN': {
    wished: '已有读者荐购，您可以加入，进展会同时通知您',
    edition: '本馆已有其他版本',
    database: '本馆已有同名数据库',
  },
  'zh-TW': {
    wished: '已有讀者薦購，您可以加入，進展會同時通知您',
    edition: '本館已有其他版本',
    database: '本館已有同名資料庫',
  },
  'en-US': {
    wished: 'Others wished for it too. You can join them, and will be told with them.',
    edition: 'The library has another edition.',
    database: 'The library has a database of this name.',
  },
  'fr-FR': {
    wished: 'D’autres le souhaitent aussi. Vous pouvez les rejoindre et serez prévenu avec eux.',
    edition: 'La bibliothèque a une autre édition.',
    database: 'La bibliothèque a une base de données de ce nom.',
  },
};

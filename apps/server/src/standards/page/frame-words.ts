import type { Language } from '@lectern/contracts/kernel/languages';

interface FrameWords {
  /** The name of the language in that language. */
  readonly ownName: string;
  readonly skip: string;
  readonly languages: string;
  readonly search: string;
  readonly find: string;
  readonly toPortal: string;
  readonly addressTitle: string;
  readonly addressUnknown: string;
  readonly libraryTitle: string;
  readonly libraryUnknown: string;
  readonly libraries: string;
  /** Heading of a page that cannot be shown now; the reason stands below it. */
  readonly faultTitle: string;
}

/** The texts around every page without script, and of the pages for unknown addresses. */
export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  'zh-CN': {
    ownName: '简体中文',
    skip: '跳到正文',
    languages: '语言',
    search: '检索馆藏',
    find: '检索',
    toPortal: '图书馆首页',
    addressTitle: '没有这个页面',
    addressUnknown: '此地址没有页面，可能已更改或输入有误。',
    libraryTitle: '没有这个图书馆',
    libraryUnknown: '此地址没有图书馆，可能输入有误。',
    libraries: '这里的图书馆',
    faultTitle: '页面暂时无法显示',
  },
  'zh-TW': {
    ownName: '繁體中文',
    skip: '跳到主要內容',
    languages: '語言',
    search: '查詢館藏',
    find: '查詢',
    toPortal: '圖書館首頁',
    addressTitle: '找不到這個頁面',
    addressUnknown: '此網址沒有頁面，可能已變更或輸入有誤。',
    libraryTitle: '找不到這間圖書館',
    libraryUnknown: '此網址沒有圖書館，可能輸入有誤。',
    libraries: '這裡的圖書館',
    faultTitle: '頁面暫時無法顯示',
  },
  'en-US': {
    ownName: 'English',
    skip: 'Skip to content',
    languages: 'Language',
    search: 'Search the catalogue',
    find: 'Search',
    toPortal: 'Library home page',
    addressTitle: 'Page not found',
    addressUnknown: 'There is no page at this address. It may have changed, or it may be mistyped.',
    libraryTitle: 'Library not found',
    libraryUnknown: 'There is no library at this address. It may be mistyped.',
    libraries: 'Libraries on this site',
    faultTitle: 'This page cannot be shown now',
  },
  'fr-FR': {
    ownName: 'Français',
    skip: 'Aller au contenu',
    languages: 'Langue',
    search: 'Rechercher dans le catalogue',
    find: 'Rechercher',
    toPortal: 'Accueil de la bibliothèque',
    addressTitle: 'Page introuvable',
    addressUnknown:
      'Il n’y a pas de page à cette adresse. Elle a peut-être changé ou contient une faute de frappe.',
    libraryTitle: 'Bibliothèque introuvable',
    libraryUnknown:
      'Il n’y a pas de bibliothèque à cette adresse. Elle contient peut-être une faute de frappe.',
    libraries: 'Bibliothèques de ce site',
    faultTitle: 'Cette page ne peut pas s’afficher pour le moment',
  },
};

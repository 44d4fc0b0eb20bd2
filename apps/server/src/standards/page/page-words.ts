import type { Language } from '@lectern/contracts/kernel/languages';

interface PageWords {
  readonly names: string;
  readonly edition: string;
  readonly published: string;
  readonly extent: string;
  readonly series: string;
  readonly language: string;
  readonly subjects: string;
  readonly classes: string;
  readonly contents: string;
  readonly links: string;
  readonly holdings: string;
  readonly callNumber: string;
  readonly open: string;
  readonly take: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly newIn: string;
  readonly newForYou: string;
  readonly matching: string;
  readonly searchIn: string;
}

/** The texts of the pages without script, in four languages. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  'zh-CN': {
    names: '责任者',
    edition: '版本',
    published: '出版信息',
    extent: '载体形态',
    series: '丛书',
    language: '语种',
    subjects: '主题',
    classes: '分类号',
    contents: '目次',
    links: '相关链接',
    holdings: '馆藏',
    callNumber: '索书号',
    open: '在图书馆门户中打开',
    take: '导出',
    notFoundTitle: '没有这条记录',
    notFound: '该书目记录不存在，或已不在馆藏目录中。',
    newIn: '新到馆藏',
    newForYou: '订阅新到',
    matching: '检索结果',
    searchIn: '检索',
  },
  'zh-TW': {
    names: '責任者',
    edition: '版本',
    published: '出版資訊',
    extent: '載體形態',
    series: '叢書',
    language: '語種',
    subjects: '主題',
    classes: '分類號',
    contents: '目次',
    links: '相關連結',
    holdings: '館藏',
    callNumber: '索書號',
    open: '在圖書館入口網站開啟',
    take: '匯出',
    notFoundTitle: '沒有這筆紀錄',
    notFound: '該書目紀錄不存在，或已不在館藏目錄中。',
    newIn: '新到館藏',
    newForYou: '訂閱新到',
    matching: '檢索結果',
    searchIn: '檢索',
  },
  'en-US': {
    names: 'Names',
    edition: 'Edition',
    published: 'Published',
    extent: 'Extent',
    series: 'Series',
    language: 'Language',
    subjects: 'Subjects',
    classes: 'Class numbers',
    contents: 'Contents',
    links: 'Links',
    holdings: 'Copies',
    callNumber: 'Call number',
    open: 'Open in the library portal',
    take: 'Export',
    notFoundTitle: 'No such record',
    notFound: 'This record does not exist, or the library does not have it any more.',
    newIn: 'New in the catalogue',
    newForYou: 'New for my subscriptions',
    matching: 'Search results',
    searchIn: 'Search',
  },
  'fr-FR': {
    names: 'Noms',
    edition: 'Édition',
    published: 'Publication',
    extent: 'Description',
    series: 'Collection',
    language: 'Langue',
    subjects: 'Sujets',
    classes: 'Indices',
    contents: 'Sommaire',
    links: 'Liens',
    holdings: 'Exemplaires',
    callNumber: 'Cote',
    open: 'Ouvrir dans le portail de la bibliothèque',
    take: 'Exporter',
    notFoundTitle: 'Notice introuvable',
    notFound: 'Cette notice n’existe pas, ou la bibliothèque n’a plus ce document.',
    newIn: 'Nouveautés du catalogue',
    newForYou: 'Nouveautés de mes abonnements',
    matching: 'Résultats de recherche',
    searchIn: 'Rechercher dans',
  },
};

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
  readonly abstract: string;
  readonly contents: string;
  readonly fullText: string;
  readonly holdings: string;
  readonly library: string;
  readonly location: string;
  readonly callNumber: string;
  readonly onShelf: string;
  readonly open: string;
  readonly take: string;
  readonly search: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly newIn: string;
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
    abstract: '摘要',
    contents: '目次',
    fullText: '全文链接',
    holdings: '馆藏',
    library: '图书馆',
    location: '馆藏地',
    callNumber: '索书号',
    onShelf: '在架 / 总数',
    open: '在目录中打开：借阅、预约与推荐',
    take: '导出',
    search: '检索馆藏',
    notFoundTitle: '没有这条记录',
    notFound: '该书目记录不存在，或已不再收藏。',
    newIn: '新到馆藏',
    matching: '检索结果',
    searchIn: '检索',
  },
  'zh-TW': {
    names: '責任者',
    edition: '版本',
    published: '出版資訊',
    extent: '載體形態',
    series: '叢書',
    language: '語文',
    subjects: '主題',
    classes: '分類號',
    abstract: '摘要',
    contents: '目次',
    fullText: '全文連結',
    holdings: '館藏',
    library: '圖書館',
    location: '館藏地',
    callNumber: '索書號',
    onShelf: '在架 / 總數',
    open: '在目錄中開啟：借閱、預約與推薦',
    take: '匯出',
    search: '檢索館藏',
    notFoundTitle: '沒有這筆記錄',
    notFound: '該書目記錄不存在，或已不再收藏。',
    newIn: '新到館藏',
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
    abstract: 'Summary',
    contents: 'Contents',
    fullText: 'Full text',
    holdings: 'Copies',
    library: 'Library',
    location: 'Location',
    callNumber: 'Call number',
    onShelf: 'On shelf / all',
    open: 'Open in the catalogue: borrow, place a hold, find more',
    take: 'Take along as',
    search: 'Search the catalogue',
    notFoundTitle: 'No such record',
    notFound: 'This record does not exist, or the library does not have it any more.',
    newIn: 'New in the catalogue',
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
    abstract: 'Résumé',
    contents: 'Sommaire',
    fullText: 'Texte intégral',
    holdings: 'Exemplaires',
    library: 'Bibliothèque',
    location: 'Localisation',
    callNumber: 'Cote',
    onShelf: 'En rayon / total',
    open: 'Ouvrir dans le catalogue : emprunter, réserver, trouver d’autres titres',
    take: 'Emporter au format',
    search: 'Chercher dans le catalogue',
    notFoundTitle: 'Notice introuvable',
    notFound: 'Cette notice n’existe pas, ou la bibliothèque n’a plus ce document.',
    newIn: 'Nouveautés du catalogue',
    matching: 'Résultats de recherche',
    searchIn: 'Chercher dans',
  },
};

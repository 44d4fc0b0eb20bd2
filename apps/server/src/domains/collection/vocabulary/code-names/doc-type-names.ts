import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { DocType } from '@lectern/marc/bib';

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

export const DOC_TYPE_NAMES: Readonly<Record<DocType, Names>> = {
  book: names('图书', '圖書', 'Book', 'Livre'),
  journal: names('期刊', '期刊', 'Journal', 'Revue'),
  newspaper: names('报纸', '報紙', 'Newspaper', 'Journal quotidien'),
  thesis: names('学位论文', '學位論文', 'Thesis', 'Thèse'),
  ebook: names('电子书', '電子書', 'E-book', 'Livre numérique'),
  article: names('文章', '文章', 'Article', 'Article'),
  conference: names('会议录', '會議錄', 'Proceedings', 'Actes de congrès'),
  audio: names('录音资料', '錄音資料', 'Audio', 'Enregistrement sonore'),
  video: names('影像资料', '影像資料', 'Video', 'Vidéo'),
  score: names('乐谱', '樂譜', 'Score', 'Partition'),
  map: names('地图', '地圖', 'Map', 'Carte'),
  image: names('图像', '圖像', 'Image', 'Image'),
  electronic: names('电子资源', '電子資源', 'Electronic resource', 'Ressource électronique'),
  manuscript: names('手稿', '手稿', 'Manuscript', 'Manuscrit'),
  kit: names('多媒体', '多媒體', 'Kit', 'Multisupport'),
  object: names('实物', '實物', 'Object', 'Objet'),
  other: names('其他', '其他', 'Other', 'Autre'),
};

/** The name of a document type; the code itself if it is unknown. */
export function docTypeName(code: string, language: Language): string {
  return Object.hasOwn(DOC_TYPE_NAMES, code) ? nameIn(DOC_TYPE_NAMES[code as DocType], language) : code;
}

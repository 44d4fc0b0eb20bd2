import { type NamesByCode, fourNames as names } from './four-names.ts';

/** Types of literature: the codes of GB/T 7714-2015, appendix B. The names in other languages than Chinese are ours. */
export const LITERATURE_TYPE_NAMES: NamesByCode = {
  M: names('普通图书', '普通圖書', 'Book', 'Livre'),
  C: names('会议录', '會議錄', 'Proceedings', 'Actes de congrès'),
  G: names('汇编', '彙編', 'Collection', 'Recueil'),
  N: names('报纸', '報紙', 'Newspaper', 'Journal quotidien'),
  J: names('期刊', '期刊', 'Journal', 'Revue'),
  D: names('学位论文', '學位論文', 'Thesis', 'Thèse'),
  R: names('报告', '報告', 'Report', 'Rapport'),
  S: names('标准', '標準', 'Standard', 'Norme'),
  P: names('专利', '專利', 'Patent', 'Brevet'),
  DB: names('数据库', '資料庫', 'Database', 'Base de données'),
  CP: names('计算机程序', '電腦程式', 'Computer program', 'Logiciel'),
  EB: names('电子公告', '電子公告', 'Online notice', 'Annonce en ligne'),
  A: names('档案', '檔案', 'Archive', 'Archives'),
  CM: names('舆图', '輿圖', 'Map', 'Carte'),
  DS: names('数据集', '資料集', 'Data set', 'Jeu de données'),
  Z: names('其他', '其他', 'Other', 'Autre'),
};

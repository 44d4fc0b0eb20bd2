import { type Language, type Names, nameIn } from '@lectern/contracts/languages';

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

/** MARC relator codes that readers meet often (Library of Congress, MARC Code List for Relators). */
const ROLE_NAMES: Readonly<Record<string, Names>> = {
  aut: names('著', '著', 'author', 'auteur'),
  trl: names('译', '譯', 'translator', 'traducteur'),
  edt: names('编', '編', 'editor', 'éditeur scientifique'),
  com: names('汇编', '彙編', 'compiler', 'compilateur'),
  ill: names('绘', '繪', 'illustrator', 'illustrateur'),
  cmp: names('作曲', '作曲', 'composer', 'compositeur'),
  ctb: names('参与', '參與', 'contributor', 'contributeur'),
  cwt: names('注', '注', 'commentator', 'commentateur'),
  aui: names('序', '序', 'author of introduction', 'préfacier'),
  ths: names('指导', '指導', 'thesis advisor', 'directeur de thèse'),
  prf: names('表演', '表演', 'performer', 'interprète'),
  nrt: names('朗读', '朗讀', 'narrator', 'narrateur'),
  drt: names('导演', '導演', 'director', 'réalisateur'),
  pht: names('摄影', '攝影', 'photographer', 'photographe'),
  red: names('校订', '校訂', 'redaktor', 'réviseur'),
  adp: names('改编', '改編', 'adapter', 'adaptateur'),
  ann: names('注释', '注釋', 'annotator', 'annotateur'),
  lyr: names('作词', '作詞', 'lyricist', 'parolier'),
  cnd: names('指挥', '指揮', 'conductor', 'chef d’orchestre'),
  ctg: names('制图', '製圖', 'cartographer', 'cartographe'),
  pbl: names('出版', '出版', 'publisher', 'éditeur'),
  isb: names('主办', '主辦', 'issuing body', 'organisme de publication'),
  dgg: names('授予单位', '授予單位', 'degree-granting institution', 'établissement de soutenance'),
};

/** The name of a role; a term that is no code stays as the record has it. */
export function roleName(code: string, language: Language): string {
  const known = ROLE_NAMES[code];
  return known ? nameIn(known, language) : code;
}

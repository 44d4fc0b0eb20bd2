import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fold } from '@lectern/search/analysis/fold';

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

/** Names of common MARC relator codes (Library of Congress, MARC Code List for Relators). */
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

/** English and French names for Chinese words of responsibility, which CNMARC records have instead of codes. */
const CHINESE_TERMS: readonly (readonly [term: string, inOthers: readonly [en: string, fr: string]])[] = [
  ['著', ['author', 'auteur']],
  ['撰', ['author', 'auteur']],
  ['编', ['editor', 'éditeur scientifique']],
  ['主编', ['chief editor', 'rédacteur en chef']],
  ['编著', ['author and editor', 'auteur et éditeur']],
  ['编译', ['translator and editor', 'traducteur et éditeur']],
  ['编写', ['writer', 'rédacteur']],
  ['辑', ['compiler', 'compilateur']],
  ['选编', ['compiler', 'compilateur']],
  ['整理', ['editor of the text', 'éditeur du texte']],
  ['点校', ['editor of the text', 'éditeur du texte']],
  ['校', ['collator', 'réviseur']],
  ['校注', ['editor and annotator', 'éditeur et annotateur']],
  ['注', ['annotator', 'annotateur']],
  ['注释', ['annotator', 'annotateur']],
  ['译', ['translator', 'traducteur']],
  ['译注', ['translator and annotator', 'traducteur et annotateur']],
  ['续', ['continuator', 'continuateur']],
  ['补', ['author of supplements', 'auteur des compléments']],
  ['序', ['author of introduction', 'préfacier']],
  ['评', ['commentator', 'commentateur']],
  ['绘', ['illustrator', 'illustrateur']],
  ['绘图', ['illustrator', 'illustrateur']],
  ['摄影', ['photographer', 'photographe']],
  ['口述', ['narrator', 'narrateur']],
  ['改编', ['adapter', 'adaptateur']],
];
const inOtherLanguages = new Map(CHINESE_TERMS.map(([term, inOthers]) => [fold(term), inOthers]));

/** The name of a role. A term without code stays as in the record; Chinese terms are translated for other languages. */
export function roleName(code: string, language: Language): string {
  const known = ROLE_NAMES[code];
  if (known) return nameIn(known, language);
  const [english, french] = inOtherLanguages.get(fold(code)) ?? [];
  switch (language) {
    case 'en-US':
      return english ?? code;
    case 'fr-FR':
      return french ?? code;
    case 'zh-CN':
    case 'zh-TW':
      return code;
  }
}

import type { Names } from '@lectern/contracts/kernel/languages';
import { CLC_DIVISIONS } from './clc-divisions.ts';

const names = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

/** The 22 main classes of the Chinese Library Classification (中国图书馆分类法). */
export const CLC_MAIN_CLASSES: Readonly<Record<string, Names>> = {
  A: names(
    '马克思主义、列宁主义、毛泽东思想、邓小平理论',
    '馬克思主義、列寧主義、毛澤東思想、鄧小平理論',
    'Marxism, Leninism, Maoism and Deng Xiaoping theory',
    'Marxisme, léninisme, maoïsme et théorie de Deng Xiaoping',
  ),
  B: names('哲学、宗教', '哲學、宗教', 'Philosophy and religion', 'Philosophie et religion'),
  C: names('社会科学总论', '社會科學總論', 'Social sciences in general', 'Sciences sociales (généralités)'),
  D: names('政治、法律', '政治、法律', 'Politics and law', 'Politique et droit'),
  E: names('军事', '軍事', 'Military science', 'Science militaire'),
  F: names('经济', '經濟', 'Economics', 'Économie'),
  G: names(
    '文化、科学、教育、体育',
    '文化、科學、教育、體育',
    'Culture, science, education and sports',
    'Culture, science, éducation et sport',
  ),
  H: names('语言、文字', '語言、文字', 'Languages and linguistics', 'Langues et linguistique'),
  I: names('文学', '文學', 'Literature', 'Littérature'),
  J: names('艺术', '藝術', 'Art', 'Art'),
  K: names('历史、地理', '歷史、地理', 'History and geography', 'Histoire et géographie'),
  N: names(
    '自然科学总论',
    '自然科學總論',
    'Natural sciences in general',
    'Sciences naturelles (généralités)',
  ),
  O: names(
    '数理科学和化学',
    '數理科學和化學',
    'Mathematics, physics and chemistry',
    'Mathématiques, physique et chimie',
  ),
  P: names(
    '天文学、地球科学',
    '天文學、地球科學',
    'Astronomy and earth sciences',
    'Astronomie et sciences de la Terre',
  ),
  Q: names('生物科学', '生物科學', 'Life sciences', 'Sciences de la vie'),
  R: names('医药、卫生', '醫藥、衛生', 'Medicine and health', 'Médecine et santé'),
  S: names('农业科学', '農業科學', 'Agriculture', 'Agriculture'),
  T: names('工业技术', '工業技術', 'Technology', 'Techniques industrielles'),
  U: names('交通运输', '交通運輸', 'Transport', 'Transports'),
  V: names('航空、航天', '航空、航太', 'Aviation and space', 'Aviation et espace'),
  X: names('环境科学、安全科学', '環境科學、安全科學', 'Environment and safety', 'Environnement et sécurité'),
  Z: names('综合性图书', '綜合性圖書', 'General works', 'Ouvrages généraux'),
};

/** Parts of the world, by their digit in ranges of classes for other countries: I5 in I3/7, D73 in D73/77. */
const REGIONS: Readonly<Record<string, Names>> = {
  3: names('亚洲', '亞洲', 'Asia', 'Asie'),
  4: names('非洲', '非洲', 'Africa', 'Afrique'),
  5: names('欧洲', '歐洲', 'Europe', 'Europe'),
  6: names('大洋洲', '大洋洲', 'Oceania', 'Océanie'),
  7: names('美洲', '美洲', 'The Americas', 'Amériques'),
};
const OF_OTHER_COUNTRIES = /^(?:I|E|D3|D7)([3-7])$/;

const NAMES = new Map([...Object.entries(CLC_MAIN_CLASSES), ...Object.entries(CLC_DIVISIONS)]);

/** The shipped name of a main class or a division; undefined for other classes. */
export function clcNames(notation: string): Names | undefined {
  const [, region = ''] = OF_OTHER_COUNTRIES.exec(notation) ?? [];
  return NAMES.get(notation) ?? REGIONS[region];
}

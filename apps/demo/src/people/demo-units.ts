import type { Names } from '@lectern/contracts/kernel/languages';
import type { UnitKind } from '@lectern/contracts/resources/units/unit';
import type { DemoTenant } from '../demo-tenant.ts';

/** A unit of the demo university; those below it follow it with its code as `parent`. */
export interface DemoUnit {
  readonly code: string;
  readonly parent?: string;
  readonly kind: UnitKind;
  readonly names: Names;
  readonly otherNames?: readonly string[];
  readonly introduction?: Names;
  readonly address?: Names;
  readonly phone?: string;
  readonly email?: string;
  /** Codes of subjects of databases. */
  readonly subjects?: readonly string[];
  /** CLC classes. */
  readonly classes?: readonly string[];
}

/** The colleges of the invented university. The town library has none. */
export function demoUnits(tenant: DemoTenant): readonly DemoUnit[] {
  return tenant === 'demo' ? UNITS : [];
}

const named = (zhCN: string, zhTW: string, enUS: string, frFR: string): Names => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
  'fr-FR': frFR,
});

const UNITS: readonly DemoUnit[] = [
  {
    code: 'literature',
    kind: 'college',
    names: named('文学院', '文學院', 'School of Literature', 'Faculté des lettres'),
    introduction: named(
      '研究并讲授中国文学与外国文学，以古典小说与词学见长。学院资料室与图书馆共同收藏明清小说影印本。',
      '研究並講授中國文學與外國文學，以古典小說與詞學見長。學院資料室與圖書館共同收藏明清小說影印本。',
      'Teaches Chinese and foreign literature; known for work on the classical novel and on ci poetry. Its reading room and the library keep facsimiles of Ming and Qing novels together.',
      'Enseigne les littératures chinoise et étrangères ; connue pour ses travaux sur le roman classique et la poésie ci. Sa salle de lecture conserve, avec la bibliothèque, des fac-similés de romans Ming et Qing.',
    ),
    address: named('启明楼三层', '啟明樓三樓', 'Qiming Hall, third floor', 'Bâtiment Qiming, 3e étage'),
    phone: '07700900101',
    email: 'literature@example.org',
    subjects: ['humanities'],
    classes: ['I'],
  },
  {
    code: 'chinese',
    parent: 'literature',
    kind: 'department',
    names: named('中文系', '中文系', 'Department of Chinese', 'Département de chinois'),
    classes: ['I2'],
  },
  {
    code: 'foreign-languages',
    parent: 'literature',
    kind: 'department',
    names: named('外文系', '外文系', 'Department of Foreign Languages', 'Département de langues étrangères'),
    classes: ['H3', 'I5'],
  },
  {
    code: 'history',
    kind: 'college',
    names: named('历史学院', '歷史學院', 'School of History', 'Faculté d’histoire'),
    otherNames: ['历史系'],
    introduction: named(
      '以口岸城市与地方档案为研究重点，与港镇图书馆合作整理账簿。',
      '以口岸城市與地方檔案為研究重點，與港鎮圖書館合作整理帳簿。',
      'Works on port towns and local archives; edits account books together with Harbour Town Library.',
      'Travaille sur les villes portuaires et les archives locales ; publie des livres de comptes avec la bibliothèque de Harbour Town.',
    ),
    subjects: ['humanities'],
    classes: ['K'],
  },
  {
    code: 'social-sciences',
    kind: 'college',
    names: named(
      '哲学与社会学院',
      '哲學與社會學院',
      'School of Philosophy and Sociology',
      'Faculté de philosophie et de sociologie',
    ),
    subjects: ['social'],
    classes: ['B', 'C91'],
  },
  {
    code: 'philosophy',
    parent: 'social-sciences',
    kind: 'department',
    names: named('哲学系', '哲學系', 'Department of Philosophy', 'Département de philosophie'),
    classes: ['B'],
  },
  {
    code: 'sociology',
    parent: 'social-sciences',
    kind: 'department',
    names: named('社会学系', '社會學系', 'Department of Sociology', 'Département de sociologie'),
    classes: ['C91'],
  },
  {
    code: 'law',
    kind: 'college',
    names: named('法学院', '法學院', 'Law School', 'Faculté de droit'),
    subjects: ['law'],
    classes: ['D9'],
  },
  {
    code: 'economics',
    kind: 'college',
    names: named('经济学院', '經濟學院', 'School of Economics', 'Faculté d’économie'),
    subjects: ['economics'],
    classes: ['F'],
  },
  {
    code: 'mathematics',
    kind: 'college',
    names: named('数学学院', '數學學院', 'School of Mathematics', 'Faculté de mathématiques'),
    subjects: ['science'],
    classes: ['O1', 'O2'],
  },
  {
    code: 'chemistry',
    kind: 'college',
    names: named('化学学院', '化學學院', 'School of Chemistry', 'Faculté de chimie'),
    subjects: ['science'],
    classes: ['O6'],
  },
  {
    code: 'computing',
    kind: 'college',
    names: named('计算机学院', '計算機學院', 'School of Computing', 'Faculté d’informatique'),
    introduction: named(
      '信息检索与自然语言处理是学院的主要方向，学生参与图书馆检索系统的评测。',
      '資訊檢索與自然語言處理是學院的主要方向，學生參與圖書館檢索系統的評測。',
      'Information retrieval and language processing are its main subjects; students help to judge the library’s search.',
      'La recherche d’information et le traitement des langues sont ses domaines principaux ; les étudiants évaluent la recherche de la bibliothèque.',
    ),
    phone: '07700900112',
    email: 'computing@example.org',
    subjects: ['engineering'],
    classes: ['TP'],
  },
  {
    code: 'retrieval-lab',
    parent: 'computing',
    kind: 'laboratory',
    names: named(
      '信息检索实验室',
      '資訊檢索實驗室',
      'Information Retrieval Laboratory',
      'Laboratoire de recherche d’information',
    ),
    classes: ['TP391.3', 'G25'],
  },
  {
    code: 'medicine',
    kind: 'college',
    names: named('医学院', '醫學院', 'School of Medicine', 'Faculté de médecine'),
    subjects: ['medicine'],
    classes: ['R'],
  },
];

import type { Names } from '@lectern/contracts/kernel/languages';
import type { DemoTenant } from '../demo-tenant.ts';

/** An invented researcher of the demo university. */
export interface DemoResearcher {
  readonly names: Names;
  readonly otherNames?: readonly string[];
  /** Headings of the catalogue that are theirs alone. */
  readonly headings?: readonly string[];
  /** The code of a unit. */
  readonly unit: string;
  readonly position: Names;
  readonly titles?: Names;
  readonly topics: readonly string[];
  readonly introduction?: Names;
  readonly email?: string;
  readonly office?: string;
  readonly orcid?: string;
  /** The number of a reader. */
  readonly account?: string;
  /** Works as an ORCID record lists them: `year | kind | title | source`. */
  readonly works?: readonly string[];
}

/** The researchers of a demo library. All names, works and numbers are invented; the ORCID iD is that of the fictitious person of ORCID’s own examples. */
export function demoResearchers(tenant: DemoTenant): readonly DemoResearcher[] {
  return tenant === 'demo' ? RESEARCHERS : [];
}

const PROFESSOR: Names = { 'zh-CN': '教授', 'zh-TW': '教授', 'en-US': 'Professor', 'fr-FR': 'Professeure' };
const ASSOCIATE: Names = {
  'zh-CN': '副教授',
  'zh-TW': '副教授',
  'en-US': 'Associate Professor',
  'fr-FR': 'Maître de conférences',
};
const LECTURER: Names = { 'zh-CN': '讲师', 'zh-TW': '講師', 'en-US': 'Lecturer', 'fr-FR': 'Chargé de cours' };

const RESEARCHERS: readonly DemoResearcher[] = [
  {
    names: { 'zh-CN': '何静', 'zh-TW': '何靜', 'en-US': 'He Jing', 'fr-FR': 'He Jing' },
    otherNames: ['He, Jing', 'J. He'],
    headings: ['何静'],
    unit: 'chinese',
    position: PROFESSOR,
    titles: {
      'zh-CN': '博士生导师，古典小说学会理事',
      'zh-TW': '博士生導師，古典小說學會理事',
      'en-US': 'Doctoral supervisor; council of the Society for the Classical Novel',
      'fr-FR': 'Directrice de thèses ; membre du conseil de la Société du roman classique',
    },
    topics: ['章回小说', '小说评点', 'Book history'],
    introduction: {
      'zh-CN': '研究明清小说的版本、评点与传播，讲授“中国古代小说研究”“唐诗宋词导读”。',
      'zh-TW': '研究明清小說的版本、評點與傳播，講授「中國古代小說研究」「唐詩宋詞導讀」。',
      'en-US': 'Works on editions, commentaries and readers of Ming and Qing novels.',
      'fr-FR': 'Étudie les éditions, les commentaires et les lecteurs des romans des Ming et des Qing.',
    },
    email: 'he.jing@example.org',
    office: '启明楼 312',
    orcid: '0000-0002-1825-0097',
    account: 'T20100001',
    works: [
      '2023|book|明清小说插图研究|',
      '2022|journal-article|Reading in the margins: commentary editions of the vernacular novel|Journal of Invented Philology',
      '2020|journal-article|书坊与评点：以三部小说为例|启明学刊',
      '2018|conference-paper|A census of illustrated editions|Proceedings of the Qiming Colloquium on the Book',
    ],
  },
  {
    names: { 'zh-CN': '邹知白', 'zh-TW': '鄒知白', 'en-US': 'Zou Zhibai', 'fr-FR': 'Zou Zhibai' },
    otherNames: ['邹老师'],
    unit: 'chinese',
    position: ASSOCIATE,
    topics: ['词学', '诗律'],
    account: 'T20100002',
  },
  {
    names: { 'zh-CN': '喻守真', 'zh-TW': '喻守真', 'en-US': 'Yu Shouzhen', 'fr-FR': 'Yu Shouzhen' },
    headings: ['喻守真'],
    unit: 'history',
    position: PROFESSOR,
    topics: ['口岸城市', '地方档案', '商业史'],
    account: 'T20100003',
  },
  {
    names: { 'zh-CN': '温以宁', 'zh-TW': '溫以寧', 'en-US': 'Wen Yining', 'fr-FR': 'Wen Yining' },
    headings: ['温以宁'],
    unit: 'history',
    position: LECTURER,
    topics: ['书籍史', '版画'],
  },
  {
    names: { 'zh-CN': '陆行之', 'zh-TW': '陸行之', 'en-US': 'Lu Xingzhi', 'fr-FR': 'Lu Xingzhi' },
    otherNames: ['Lu, Xingzhi', 'Lu, X. Z.'],
    headings: ['陆行之'],
    unit: 'retrieval-lab',
    position: PROFESSOR,
    titles: {
      'zh-CN': '信息检索实验室主任',
      'zh-TW': '資訊檢索實驗室主任',
      'en-US': 'Head of the Information Retrieval Laboratory',
      'fr-FR': 'Directeur du laboratoire de recherche d’information',
    },
    topics: ['信息检索', '名称消歧', 'Query expansion'],
    introduction: {
      'zh-CN': '研究中文检索、规范控制与评测方法。',
      'zh-TW': '研究中文檢索、規範控制與評測方法。',
      'en-US': 'Works on Chinese retrieval, authority control and evaluation.',
      'fr-FR': 'Étudie la recherche d’information en chinois, les autorités et l’évaluation.',
    },
    email: 'lu.xingzhi@example.org',
    works: [
      '2024|journal-article|When two people share a name: evidence before guesses|Invented Journal of Library Systems',
      '2023|conference-paper|Judging searches of small catalogues|Proceedings of the Qiming Workshop on Retrieval',
      '2021|journal-article|Expanding short Chinese queries|Invented Journal of Library Systems',
    ],
  },
  {
    names: { 'zh-CN': '沈一舟', 'zh-TW': '沈一舟', 'en-US': 'Shen Yizhou', 'fr-FR': 'Shen Yizhou' },
    headings: ['沈一舟'],
    unit: 'mathematics',
    position: ASSOCIATE,
    topics: ['组合优化'],
  },
  {
    names: { 'zh-CN': '秦若谷', 'zh-TW': '秦若谷', 'en-US': 'Qin Ruogu', 'fr-FR': 'Qin Ruogu' },
    unit: 'mathematics',
    position: PROFESSOR,
    topics: ['数学分析'],
  },
  {
    names: { 'zh-CN': '周文渊', 'zh-TW': '周文淵', 'en-US': 'Zhou Wenyuan', 'fr-FR': 'Zhou Wenyuan' },
    unit: 'philosophy',
    position: PROFESSOR,
    topics: ['中国哲学史'],
  },
  {
    names: { 'zh-CN': '林远帆', 'zh-TW': '林遠帆', 'en-US': 'Lin Yuanfan', 'fr-FR': 'Lin Yuanfan' },
    unit: 'sociology',
    position: ASSOCIATE,
    topics: ['农村社会学'],
  },
  {
    names: { 'zh-CN': '奥克拉', 'zh-TW': '奧克拉', 'en-US': 'Clara Ottesen', 'fr-FR': 'Clara Ottesen' },
    otherNames: ['Ottesen, Clara'],
    unit: 'foreign-languages',
    position: LECTURER,
    topics: ['Translation studies'],
  },
];

import { type SeededRandom, seededRandom } from '../seeded-random.ts';

/** An invented title of a demo vendor, as its price list says it. Money in fen. */
export interface DemoVendorItem {
  readonly number: string;
  /** 13 digits of a range in which no publisher has numbers. */
  readonly isbn: string;
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: number;
  readonly language: 'chi' | 'eng';
  readonly classNo: string;
  readonly kind: 'book' | 'textbook' | 'exam' | 'set';
  readonly volumes: number;
  readonly summary: string;
  readonly price: number;
  readonly stock: number;
}

interface Field {
  readonly classNo: string;
  readonly chinese: readonly string[];
  readonly english: readonly string[];
}

const FIELDS: readonly Field[] = [
  {
    classNo: 'TP311.13',
    chinese: ['数据库系统', '时序数据', '图数据库'],
    english: ['Database Engines', 'Time Series', 'Graph Stores'],
  },
  {
    classNo: 'TP312',
    chinese: ['程序设计语言', '类型系统', '编译器'],
    english: ['Programming Languages', 'Type Systems', 'Compilers'],
  },
  {
    classNo: 'TP18',
    chinese: ['机器学习', '强化学习', '知识图谱'],
    english: ['Machine Learning', 'Reinforcement Learning', 'Knowledge Graphs'],
  },
  {
    classNo: 'TU986',
    chinese: ['园林设计', '城市绿地', '庭院植物'],
    english: ['Garden Design', 'Urban Parks', 'Courtyard Plants'],
  },
  {
    classNo: 'I267',
    chinese: ['江南随笔', '山居札记', '海边的清晨'],
    english: ['River Essays', 'Notes from the Hills', 'Mornings by the Sea'],
  },
  {
    classNo: 'I247.5',
    chinese: ['小城往事', '南方来信', '雨季的车站'],
    english: ['A Small Town', 'Letters from the South', 'The Station in the Rain'],
  },
  {
    classNo: 'K207',
    chinese: ['宋代市井', '丝路城镇', '近代报刊'],
    english: ['Song Markets', 'Towns of the Silk Road', 'Early Newspapers'],
  },
  {
    classNo: 'B842',
    chinese: ['认知心理', '记忆与遗忘', '注意力'],
    english: ['Cognition', 'Memory and Forgetting', 'Attention'],
  },
  {
    classNo: 'F830',
    chinese: ['数字金融', '风险定价', '小额信贷'],
    english: ['Digital Finance', 'Pricing Risk', 'Small Loans'],
  },
  {
    classNo: 'G252',
    chinese: ['图书馆服务', '阅读推广', '信息素养'],
    english: ['Library Services', 'Reading for All', 'Information Literacy'],
  },
  {
    classNo: 'H319',
    chinese: ['英语写作', '口语表达', '学术英语'],
    english: ['English Writing', 'Speaking Well', 'Academic English'],
  },
  {
    classNo: 'J505',
    chinese: ['版式设计', '字体之美', '色彩'],
    english: ['Page Design', 'Beautiful Type', 'Colour'],
  },
  {
    classNo: 'O212',
    chinese: ['数理统计', '贝叶斯方法', '抽样调查'],
    english: ['Statistics', 'Bayesian Methods', 'Sampling'],
  },
  {
    classNo: 'Q948',
    chinese: ['植物生态', '湿地', '高山花卉'],
    english: ['Plant Ecology', 'Wetlands', 'Alpine Flowers'],
  },
  {
    classNo: 'R161',
    chinese: ['健康生活', '睡眠', '老年营养'],
    english: ['Healthy Living', 'Sleep', 'Eating Well in Age'],
  },
  {
    classNo: 'X171',
    chinese: ['生态修复', '河流治理', '城市空气'],
    english: ['Restoring Nature', 'Living Rivers', 'City Air'],
  },
];
const CHINESE_FORMS = [
  '导论',
  '十二讲',
  '手册',
  '与实践',
  '新论',
  '漫谈',
  '研究',
  '案例集',
  '入门',
  '笔记',
] as const;
const ENGLISH_FORMS = [
  'An Introduction',
  'Twelve Lectures',
  'A Handbook',
  'In Practice',
  'New Perspectives',
  'Case Studies',
  'First Steps',
  'Field Notes',
] as const;
const FAMILY = ['沈', '顾', '陆', '程', '苏', '叶', '温', '简', '梁', '秦'] as const;
const GIVEN = ['知远', '若溪', '明舟', '安然', '怀瑾', '听雨', '书白', '云起', '思齐', '行之'] as const;
const AUTHORS = [
  'Ada Winter',
  'Jonas Field',
  'Mira Stone',
  'Paul Harbor',
  'Lena Brook',
  'Tom Alder',
] as const;
const CHINESE_HOUSES = ['砚田出版社', '远岸书局', '青灯文化', '知行学术出版社'] as const;
const ENGLISH_HOUSES = ['Lanternlight Press', 'North Quay Books', 'Plain Sail Academic'] as const;

/** Titles of a demo vendor, the same on every machine. The titles, people and houses are invented. */
export function demoVendorItems(count: number, seed = 20_260_302): readonly DemoVendorItem[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => item(random, at));
}

function item(random: SeededRandom, at: number): DemoVendorItem {
  const field = random.pick(FIELDS);
  const isChinese = random.chance(0.7);
  const subject = random.pick(isChinese ? field.chinese : field.english);
  const form = random.pick(isChinese ? CHINESE_FORMS : ENGLISH_FORMS);
  const kind = random.chance(0.06)
    ? 'textbook'
    : random.chance(0.04)
      ? 'exam'
      : random.chance(0.03)
        ? 'set'
        : 'book';
  const year = random.between(2016, 2026);
  const summary = isChinese
    ? `从具体问题出发介绍${subject}，每章附有练习与延伸阅读。`
    : `Begins with everyday questions about ${subject.toLowerCase()}; each chapter has exercises and further reading.`;
  return {
    number: `YT${String(100_000 + at)}`,
    isbn: isbnOf(at),
    title: isChinese ? `${subject}${form}` : `${subject}: ${form}`,
    author: isChinese ? `${random.pick(FAMILY)}${random.pick(GIVEN)}` : random.pick(AUTHORS),
    publisher: random.pick(isChinese ? CHINESE_HOUSES : ENGLISH_HOUSES),
    year,
    language: isChinese ? 'chi' : 'eng',
    classNo: field.classNo,
    kind,
    volumes: kind === 'set' ? random.between(3, 12) : 1,
    summary,
    price: random.between(28, kind === 'set' ? 680 : 168) * 100 - (random.chance(0.3) ? 20 : 0),
    stock: random.chance(0.06) ? 0 : random.between(1, 60),
  };
}

/** A number with the right check digit in the range 978-7-99999, which no publisher has. */
function isbnOf(at: number): string {
  const digits = `97879999${String(at).padStart(4, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

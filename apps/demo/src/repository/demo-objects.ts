import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';

/** A text in the languages that there are. */
export interface DemoTexts {
  readonly zh?: string;
  readonly tw?: string;
  readonly en?: string;
  readonly fr?: string;
}

/** A text that we wrote for the demo, in the language of its object. */
export interface DemoChapter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** An object of the demo repository. Persons and facts are invented. */
export interface DemoObject {
  readonly collection: string;
  readonly policy: 'open' | 'campus' | 'readers' | 'described';
  readonly kind: ObjectKind;
  readonly language: 'zh-CN' | 'en-US' | 'fr-FR';
  readonly titles: DemoTexts;
  readonly creators: readonly string[];
  readonly year: string;
  readonly subjects: readonly string[];
  readonly descriptions: DemoTexts;
  readonly advisors?: readonly string[];
  readonly degree?: string;
  readonly discipline?: string;
  readonly college?: string;
  /** The code of a unit of the demo university. */
  readonly unit?: string;
  readonly grantedOn?: string;
  /** So many days from the load nobody reads it. */
  readonly closedDays?: number;
  /** The text of a PDF. */
  readonly chapters: readonly DemoChapter[];
  /** The map of the harbour, in the place of a text. */
  readonly isMap?: boolean;
}

/** Trees of the demo: by code, with that of the parent. */
export const DEMO_COLLECTIONS: readonly {
  readonly code: string;
  readonly parent?: string;
  readonly kind: 'repository' | 'base';
  readonly unit?: string;
  readonly names: DemoTexts;
  readonly descriptions: DemoTexts;
}[] = [
  {
    code: 'papers',
    kind: 'repository',
    names: {
      zh: '机构知识库',
      tw: '機構典藏',
      en: 'Institutional repository',
      fr: 'Archive institutionnelle',
    },
    descriptions: {
      zh: '本馆收藏的学位论文、报告与自编读物。',
      tw: '本館收藏的學位論文、報告與自編讀物。',
      en: 'Theses, reports and texts that the library keeps and publishes itself.',
      fr: 'Thèses, rapports et textes que la bibliothèque conserve et publie elle-même.',
    },
  },
  {
    code: 'theses',
    parent: 'papers',
    kind: 'repository',
    names: { zh: '学位论文', tw: '學位論文', en: 'Theses', fr: 'Thèses' },
    descriptions: {
      zh: '本校授予学位的论文。作者可要求推迟开放全文。',
      tw: '本校授予學位的論文。作者可要求延後開放全文。',
      en: 'Theses for degrees of this university. Authors may ask for their text to open later.',
      fr: 'Thèses soutenues dans l’établissement. Leurs auteurs peuvent en différer l’ouverture.',
    },
  },
  {
    code: 'readers-texts',
    parent: 'papers',
    kind: 'repository',
    names: {
      zh: '自编读物',
      tw: '自編讀物',
      en: 'Texts for readers',
      fr: 'Textes pour les lecteurs',
    },
    descriptions: {
      zh: '馆员编写的入门读物。',
      en: 'Introductions that librarians wrote.',
      fr: 'Introductions écrites par les bibliothécaires.',
    },
  },
  {
    code: 'paper-craft',
    kind: 'base',
    unit: 'history',
    names: {
      zh: '造纸与书籍史专题库',
      tw: '造紙與書籍史專題庫',
      en: 'Paper and the history of the book',
      fr: 'Le papier et l’histoire du livre',
    },
    descriptions: {
      zh: '从树皮到书页：纸的来历、书的形制与保存方法。汇集本馆文献、馆藏图书与网上资料。',
      tw: '從樹皮到書頁：紙的來歷、書的形制與保存方法。彙集本館文獻、館藏圖書與網上資料。',
      en: 'From bark to page: where paper comes from, how books are made, and how they are kept. Documents of the library, works of its catalogue and pages elsewhere.',
      fr: 'De l’écorce à la page : l’origine du papier, la forme des livres et leur conservation. Documents de la bibliothèque, ouvrages du catalogue et pages d’ailleurs.',
    },
  },
  {
    code: 'paper-care',
    parent: 'paper-craft',
    kind: 'base',
    names: {
      zh: '纸质文献的保护',
      tw: '紙質文獻的保護',
      en: 'Care of paper',
      fr: 'La conservation du papier',
    },
    descriptions: {
      zh: '温湿度、脱酸与修复。',
      en: 'Climate, deacidification, repair.',
      fr: 'Climat, désacidification, restauration.',
    },
  },
];

/** Links of the special base. */
export const DEMO_BASE_LINKS: readonly { readonly names: DemoTexts; readonly address: string }[] = [
  {
    names: {
      zh: '联合国教科文组织：世界记忆',
      en: 'UNESCO: Memory of the World',
      fr: 'UNESCO : Mémoire du monde',
    },
    address: 'https://www.unesco.org/en/memory-world',
  },
];

export const DEMO_OBJECTS: readonly DemoObject[] = [
  {
    collection: 'readers-texts',
    policy: 'open',
    kind: 'ebook',
    language: 'zh-CN',
    titles: { zh: '怎样在图书馆找到一本书', en: 'How to find a book in the library' },
    creators: ['馆员编写组'],
    year: '2024',
    subjects: ['信息检索', '图书馆利用'],
    descriptions: {
      zh: '写给第一次走进图书馆的读者：检索、索书号与书架。',
      en: 'For readers who come for the first time: searching, call numbers and shelves.',
    },
    chapters: [
      {
        heading: '一、先想清楚要找什么',
        paragraphs: [
          '找书之前，先写下三件事：书名里记得的字、作者的姓，以及想解决的问题。记得多少写多少，检索框会帮您补上其余的部分。',
          '如果只记得大意，就用两三个词描述内容，例如“水稻 气候 产量”。词越具体，结果越少，也越准。',
        ],
      },
      {
        heading: '二、读懂检索结果',
        paragraphs: [
          '每一行回答四个问题：这是什么、是不是要的版本、现在能不能借到、接下来可以做什么。',
          '“在架”表示书此刻应在书架上。若书架上没有，请到服务台登记，馆员会在一天内帮您查找。',
        ],
      },
      {
        heading: '三、索书号就是地址',
        paragraphs: [
          '索书号由分类号和种次号组成，像街道和门牌。同一内容的书排在一起，所以找到一本，就找到了它的邻居。',
          '沿着书架多看几本。许多读者最后借走的，并不是他们来找的那一本。',
        ],
      },
    ],
  },
  {
    collection: 'readers-texts',
    policy: 'campus',
    kind: 'ebook',
    language: 'en-US',
    titles: { en: 'Reading a Scholarly Article in Forty Minutes', zh: '四十分钟读懂一篇论文' },
    creators: ['The reference desk'],
    year: '2023',
    subjects: ['Academic reading', 'Research methods'],
    descriptions: {
      en: 'A way through an article that keeps you from reading every line twice.',
      zh: '一种不必逐行重读的阅读方法。',
    },
    chapters: [
      {
        heading: '1. Five minutes: what is claimed',
        paragraphs: [
          'Read the title, the abstract and the last paragraph of the introduction. Write one sentence: the authors claim that ... If you cannot write it, read the conclusion now.',
          'Do not underline anything yet. What is underlined on a first reading is what was easy to understand.',
        ],
      },
      {
        heading: '2. Fifteen minutes: how they know',
        paragraphs: [
          'Look at each figure and table before the text around it. Say aloud what it shows, then see whether the authors say the same.',
          'Ask of each number: counted by whom, among how many, compared with what?',
        ],
      },
      {
        heading: '3. Twenty minutes: what follows',
        paragraphs: [
          'Now read the discussion with your sentence in hand. Note where the authors are less certain than their abstract.',
          'Choose two works from the references that would change your mind if they were right. Find them in the catalogue before you close this page.',
        ],
      },
    ],
  },
  {
    collection: 'paper-care',
    policy: 'open',
    kind: 'report',
    language: 'fr-FR',
    titles: {
      fr: 'Conserver les papiers acides : bilan de trois hivers',
      zh: '酸化纸张的保存：三个冬季的总结',
      en: 'Keeping acidic paper: three winters',
    },
    creators: ['Atelier de restauration'],
    year: '2022',
    subjects: ['Conservation', 'Papier acide', 'Climat des magasins'],
    descriptions: {
      fr: 'Mesures de température et d’humidité dans deux magasins, et ce qu’elles changent pour les papiers de bois.',
      en: 'Temperature and humidity in two stacks, and what they do to wood-pulp paper.',
      zh: '两个书库的温湿度记录及其对木浆纸的影响。',
    },
    chapters: [
      {
        heading: 'Pourquoi mesurer',
        paragraphs: [
          'Un papier de bois porte en lui l’acide qui le détruit. On ne peut l’arrêter, mais on peut le ralentir : chaque degré de moins, chaque variation évitée, ce sont des années gagnées.',
          'Nous avons placé douze capteurs dans deux magasins, l’un sous les toits, l’autre au sous-sol, et noté leurs valeurs toutes les heures.',
        ],
      },
      {
        heading: 'Ce que nous avons vu',
        paragraphs: [
          'Sous les toits, l’humidité change plus en une journée de mars qu’au sous-sol en un mois. Les volumes de 1880 à 1930 y perdent leur souplesse.',
          'Fermer les volets avant midi a suffi pour réduire ces écarts d’un tiers.',
        ],
      },
      {
        heading: 'Ce que nous proposons',
        paragraphs: [
          'Déplacer d’abord les papiers de bois, puis les autres. Noter la date du déplacement dans la notice de l’exemplaire.',
          'Refaire les mesures après deux hivers.',
        ],
      },
    ],
  },
  {
    collection: 'paper-craft',
    policy: 'readers',
    kind: 'archive',
    language: 'zh-CN',
    titles: { zh: '手工纸作坊访谈记录', en: 'Interviews in a workshop of handmade paper' },
    creators: ['地方文献部'],
    year: '2021',
    subjects: ['手工纸', '口述史'],
    descriptions: {
      zh: '三位造纸匠人谈选料、打浆与晾晒。人名均为化名。',
      en: 'Three paper makers on fibres, beating and drying. All names are invented.',
    },
    chapters: [
      {
        heading: '选料',
        paragraphs: [
          '“皮料要在清明前后砍，早了水分多，晚了筋太硬。”老周说，他父亲教他用手折，听声音。',
          '好的料泡七天，水换三次。急不得，急了纸上就有黄斑。',
        ],
      },
      {
        heading: '打浆与抄纸',
        paragraphs: [
          '浆打得细，纸就匀；打得太细，纸就没有骨头。',
          '一帘纸两个动作，前后一荡，左右一荡。学会要一天，学好要十年。',
        ],
      },
    ],
  },
  {
    collection: 'paper-craft',
    policy: 'open',
    kind: 'map',
    language: 'zh-CN',
    titles: {
      zh: '港镇手绘图',
      tw: '港鎮手繪圖',
      en: 'The harbour town, drawn by hand',
      fr: 'La ville portuaire, dessinée à la main',
    },
    creators: ['地方文献部'],
    year: '2021',
    unit: 'history',
    subjects: ['地图', '港口'],
    descriptions: {
      zh: '展览用的示意图：街道、码头与水深线。地点为虚构。',
      tw: '展覽用的示意圖：街道、碼頭與水深線。地點為虛構。',
      en: 'Drawn for an exhibition: streets, quays and lines of depth. The place is invented.',
      fr: 'Dessinée pour une exposition : rues, quais et lignes de profondeur. Le lieu est inventé.',
    },
    chapters: [],
    isMap: true,
  },
  {
    collection: 'theses',
    policy: 'campus',
    kind: 'thesis',
    language: 'zh-CN',
    titles: { zh: '高校图书馆夜间阅览需求研究', en: 'Night reading in university libraries' },
    creators: ['林知远'],
    year: '2024',
    subjects: ['阅览服务', '读者需求'],
    descriptions: {
      zh: '以一学年的入馆记录与问卷为据，讨论夜间阅览室的开放时段与座位配置。',
      en: 'A year of gate counts and a questionnaire: when and where seats are needed at night.',
    },
    advisors: ['陈明德'],
    degree: '硕士',
    discipline: '图书馆学',
    college: '信息管理学院',
    unit: 'computing',
    grantedOn: '2024-06-20',
    chapters: [
      {
        heading: '第一章 绪论',
        paragraphs: [
          '夜间是大学里最安静的工作时间，也是图书馆最难安排的时间。本文讨论一个具体的问题：座位开到几点，开多少，才不浪费。',
        ],
      },
      {
        heading: '第二章 数据与方法',
        paragraphs: [
          '入馆记录只统计人次，不记录姓名。问卷共发出六百份，收回四百一十二份。',
          '座位使用情况由馆员每小时巡查一次，按区域计数。',
        ],
      },
      {
        heading: '第三章 结果',
        paragraphs: ['二十二点以后，三分之二的读者集中在有插座的座位。期末前两周，需求是平时的两倍半。'],
      },
      {
        heading: '第四章 建议',
        paragraphs: ['平时开放一个楼层，期末开放三个。与其延长全部时间，不如让读者知道哪里还有座位。'],
      },
    ],
  },
  {
    collection: 'theses',
    policy: 'readers',
    kind: 'thesis',
    language: 'en-US',
    titles: { en: 'Grey Literature and Its Afterlife', zh: '灰色文献的来世' },
    creators: ['Amara Lindqvist'],
    year: '2023',
    subjects: ['Grey literature', 'Preservation'],
    descriptions: {
      en: 'How reports of small offices survive, or do not, once their web sites are closed.',
      zh: '小型机构的网站关闭之后，它们的报告如何保存。',
    },
    advisors: ['Paul Okafor'],
    degree: 'PhD',
    discipline: 'Information science',
    college: 'School of Information',
    unit: 'computing',
    grantedOn: '2023-11-08',
    chapters: [
      {
        heading: 'Introduction',
        paragraphs: [
          'A report that nobody catalogued is read once, by those who paid for it. This thesis follows two hundred such reports for six years.',
        ],
      },
      {
        heading: 'What was lost',
        paragraphs: [
          'Of two hundred addresses, seventy-one led nowhere after six years. Half of these reports exist in no library.',
        ],
      },
      {
        heading: 'What was kept',
        paragraphs: [
          'Reports with a number, a date and a named person were three times as likely to be found again.',
        ],
      },
    ],
  },
  {
    collection: 'theses',
    policy: 'readers',
    kind: 'thesis',
    language: 'zh-CN',
    titles: { zh: '古籍修复用纸的老化实验', en: 'Ageing of papers for the repair of old books' },
    creators: ['苏若川'],
    year: '2025',
    subjects: ['古籍修复', '纸张老化'],
    descriptions: {
      zh: '六种修复用纸的加速老化实验。作者要求推迟开放全文。',
      en: 'Six papers aged in the laboratory. The author asked for the text to open later.',
    },
    advisors: ['沈砚之'],
    degree: '博士',
    discipline: '文献学',
    college: '文学院',
    unit: 'literature',
    grantedOn: '2025-06-18',
    closedDays: 400,
    chapters: [{ heading: '摘要', paragraphs: ['实验表明，纤维长度比颜色更能说明一张纸的寿命。'] }],
  },
];

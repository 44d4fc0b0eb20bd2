import type { DemoTenant } from '@lectern/demo/demo-tenant';

/**
 * `+ code | year | name | department | teachers`, a teacher as `name/account`; below it the books: `kind | title | note`. Titles are those
 * of the demo catalogues; teachers are invented.
 */
export const DEMO_COURSES: Readonly<Record<DemoTenant, string>> = {
  demo: `
+ LIT2103 | 2026-2027-1 | 中国古代小说研究 | 文学院 | 何静/T20100001
textbook | 红楼梦 | 第三至四十回，课前读完
textbook | 三国演义 |
reference | 聊斋志异 | 选读二十篇
reference | 儒林外史 |
reserve | 世说新语笺疏 | 教参书架，限馆内阅览
+ LIT1102 | 2026-2027-1 | 唐诗宋词导读 | 文学院 | 何静/T20100001;邹老师/T20100002
textbook | 唐诗三百首 |
textbook | 宋词三百首笺注 |
reference | 全唐诗 | 查找异文时用
reserve | 李太白全集 |
+ LIT3105 | 2025-2026-2 | 当代长篇小说 | 文学院 | 邹老师/T20100002
textbook | 活着 |
textbook | 平凡的世界 |
reference | 白鹿原 |
reference | 长恨歌 |
+ HIS2001 | 2026-2027-1 | 中国通史 | 历史系 | 喻老师/T20100003
textbook | 国史大纲 |
reference | 万历十五年 | 第一、七章
reference | 中国历代政治得失 |
reserve | 中国近代史 |
+ SOC1001 | 2026-2027-1 | 社会学概论 | 社会学系 | 林远帆
textbook | 乡土中国 |
reference | 江村经济 : 中国农民的生活 | 与《乡土中国》对读
reference | 金翼 : 中国家族制度的社会学研究 |
+ PHI2002 | 2026-2027-1 | 中国哲学史 | 哲学系 | 周文渊
textbook | 中国哲学简史 |
reference | 中国哲学史大纲 |
reference | 中国古代思想史论 |
+ MAT1001 | 2026-2027-1 | 高等数学（上） | 数学学院 | 秦若谷;沈一舟
textbook | 高等数学 | 第1至7章
reference | 数学分析 |
reserve | 吉米多维奇数学分析习题集题解 | 习题课用
+ MAT1002 | 2026-2027-1 | 线性代数 | 数学学院 | 沈一舟
textbook | 工程数学 : 线性代数 |
reference | 高等代数 |
+ MAT2003 | 2025-2026-2 | 概率论与数理统计 | 数学学院 | 秦若谷
textbook | 概率论与数理统计 |
+ PHY1001 | 2026-2027-1 | 大学物理 | 物理学院 | 高明远
textbook | 普通物理学 |
textbook | 大学物理学 |
reference | 力学 |
+ CS2001 | 2026-2027-1 | Introduction to Algorithms (taught in English) | 计算机学院 | Jane Doe/T20100004
textbook | Introduction to Algorithms |
reference | 离散数学 |
reference | 数学模型 |
+ EE2002 | 2026-2027-1 | 信号与系统 | 电子工程学院 | 顾长河
textbook | 信号与系统 |
reference | 电路 |
reference | 通信原理 |
`,
  harbour: `
+ EVE-01 | Autumn 2026 | The sea in stories | Evening classes | Grace Keeper/H9001
textbook | The Riddle of the Sands | Chapters 1 to 8 for the first evening
reference | Lord Jim |
reference | Master and Commander |
reserve | The Cruel Sea | Kept behind the desk, three weeks
+ EVE-02 | Autumn 2026 | Finding longitude: how ships learned where they are | Evening classes | Martin Tidewell
textbook | Longitude : the true story of a lone genius who solved the greatest scientific problem of his time |
reference | The Sea Around Us |
reserve | Reeds Nautical Almanac | To be read in the library
+ EVE-03 | Spring 2026 | Into the ice: the age of polar travel | Evening classes | Martin Tidewell
textbook | Endurance : Shackleton's incredible voyage |
reference | The Worst Journey in the World : Antarctic, 1910-1913 |
reference | South : the story of Shackleton's last expedition, 1914-1917 |
+ FR-01 | Autumn 2026 | Lire la mer : un siècle de romans | Cours de français | Hélène Marin
textbook | Pêcheur d'Islande | Lire les deux premières parties
reference | Les Travailleurs de la mer |
reference | Les Enfants du capitaine Grant |
+ SCH-01 | Autumn 2026 | Reading together: books for a rainy harbour | School visits | Grace Keeper/H9001
textbook | Swallows and Amazons |
reference | The Wind in the Willows |
reference | The Secret Garden |
`,
};

/** Accounts with the codes of courses that they marked. */
export const DEMO_COURSE_MARKS: Readonly<Record<DemoTenant, Readonly<Record<string, readonly string[]>>>> = {
  demo: {
    20230001: ['LIT2103', 'MAT1001', 'SOC1001'],
    20230016: ['LIT2103', 'LIT1102'],
    20230017: ['LIT2103'],
    20230018: ['MAT1001', 'MAT1002'],
    20230020: ['CS2001'],
    G20240001: ['LIT2103', 'HIS2001'],
    G20240002: ['PHI2002'],
  },
  harbour: { H1001: ['EVE-01', 'EVE-02'], H1002: ['EVE-03'], H1006: ['EVE-01'], H1007: ['FR-01'] },
};

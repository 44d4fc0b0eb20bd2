import type { DemoTenant } from '@lectern/demo/demo-tenant';

/**
 * `+ title`, and below it `account | days ago | stars | state | text`; stars alone have no text. Titles are those of the demo catalogues;
 * we wrote the reviews.
 */
export const DEMO_REVIEWS: Readonly<Record<DemoTenant, string>> = {
  demo: `
+ 红楼梦
20230016 | 4 | 5 | open | 第三遍读，才发现前五回几乎把每个人的结局都写完了。建议先读人民文学出版社的注释本，诗词那几回不要跳。
20230017 | 12 | 4 | open | 人物太多，开头画一张家谱会好读很多。刘姥姥进大观园那一段笑了很久，后来才觉得难过。
20230018 | 30 | 5 | open |
20230020 | 41 | 4 | open |
G20240001 | 95 | 5 | open | 为课程论文重读。写器物、饮食、园林的细节，拿来当社会史材料也毫不逊色。
20230019 | 1 | 5 | pending | 刚读到黛玉葬花，请问后四十回要不要接着读？我自己的答案是：读，但要当成另一本书来读。
+ 三体
20230017 | 6 | 5 | open | 一口气读完。前半部的历史与后半部的设想接在一起，并不突兀，反而互相解释。
20230020 | 18 | 3 | open | 设定一流，人物偏薄。如果只想看科学设想，可以直接读第二部。
20230021 | 26 | 4 | open |
20230022 | 60 | 5 | open |
+ 围城
20230021 | 9 | 5 | open | 每个比喻都想抄下来。三闾大学那几章，读研之后再看，笑不太出来了。
G20240002 | 33 | 4 | open | 好笑是好笑，但对人物有点刻薄，读完心里凉凉的。
20230023 | 70 | 5 | open |
+ 活着
20230023 | 15 | 5 | open | 薄薄一本，两个晚上读完。语言极简单，力量都在没有写出来的地方。
20230024 | 40 | 2 | open | 苦难一件接一件，到后面有些麻木，觉得作者下手太狠。
+ 平凡的世界
20230024 | 21 | 5 | open | 寒假在家读的，和父亲有了第一次关于书的长谈。
20230025 | 48 | 4 | open |
+ 乡土中国
G20240003 | 11 | 5 | open | 入门社会学最好的一本小书，“差序格局”一章反复读。
G20240001 | 75 | 4 | open |
+ 高等数学
20230018 | 8 | 3 | open | 例题少，证明跳步多，最好配一本习题集。胜在体系清楚，期末复习很省时间。
20230025 | 52 | 2 | open |
20230026 | 2 | 1 | pending | 太难了，看不懂，作业也写不完。
+ 万历十五年
G20240004 | 19 | 5 | open | 从一个平淡的年份写出一个帝国的困局，叙述的分寸感值得学写作的人琢磨。
20230019 | 64 | 4 | open |
+ 国史大纲
G20240005 | 3 | 4 | pending | 文言色彩较重，先读引论再读正文，会容易很多。繁体旧版的注也很有用。
+ 聊斋志异
20230022 | 5 | 1 | refused:与这本书无关，请只谈作品 | 食堂三楼新开的麻辣香锅不错。
20230026 | 37 | 4 | open | 《促织》《婴宁》之外，短的那些笔记体更有味道。
`,
  harbour: `
+ The Riddle of the Sands
H1001 | 5 | 5 | open | Two men, a small boat and a chart. Slow for forty pages, and then I could not put it down. Keep a map of the Frisian coast beside you.
H1002 | 20 | 4 | open | The first spy story, they say. I read it for the sailing, which is exact to the last knot.
H1006 | 44 | 4 | open |
+ Endurance : Shackleton's incredible voyage
H1002 | 9 | 5 | open | I knew how it ends and still held my breath on the crossing to South Georgia.
H1007 | 31 | 5 | open |
+ The Worst Journey in the World : Antarctic, 1910-1913
H1006 | 13 | 5 | open | Long, honest and sad. The winter journey to Cape Crozier is worth the whole book.
H1001 | 55 | 4 | open |
+ Swallows and Amazons
H1001 | 16 | 5 | open | Read aloud to three children in one wet week. They now own a flag.
H1007 | 62 | 4 | open | Beaucoup de vocabulaire de voile, mais une merveille pour apprendre l’anglais en famille.
+ Pêcheur d'Islande
H1003 | 7 | 5 | open | Une langue simple pour un immense chagrin. La mer y est un personnage, et le plus cruel.
H1007 | 24 | 4 | open | La fin se devine dès les premières pages, et pourtant on espère jusqu’au bout.
+ Les Travailleurs de la mer
H1003 | 38 | 3 | open | Cent pages sur les vents avant que l’histoire ne commence\u202f; ensuite, le combat avec la pieuvre est inoubliable.
H1007 | 2 | 5 | pending | À lire à Guernesey si vous le pouvez. Hugo y décrit les rochers comme on décrit des visages.
+ Jamaica Inn
H1006 | 28 | 2 | open | All weather and no plot. Rebecca is the better book by far.
H1002 | 50 | 3 | open |
+ Master and Commander
H1002 | 1 | 4 | pending | Do not worry about the names of the sails. By the third chapter you are one of the crew.
+ Longitude : the true story of a lone genius who solved the greatest scientific problem of his time
H1006 | 3 | 4 | pending | A short book about a clock that reads like a thriller. The quarrel with the Board of Longitude made me furious.
`,
};

/** Public names by account. The others appear without a name. */
export const DEMO_PUBLIC_NAMES: Readonly<Record<DemoTenant, Readonly<Record<string, string>>>> = {
  demo: {
    20230016: '半亩方塘',
    20230017: '深夜翻书人',
    20230021: '渡口',
    G20240001: '江畔何人',
    G20240004: '夜航船',
    20230024: '南瓜灯',
  },
  harbour: { H1001: 'Lamplighter', H1003: 'Pierre des dunes', H1006: 'Tern & Tide', H1007: 'Marée haute' },
};

/** What readers said about open reviews: `title | account of the author | account | reason`. */
export const DEMO_REPORTS: Readonly<Record<DemoTenant, string>> = {
  demo: '活着 | 20230024 | 20230019 | 透露了太多情节',
  harbour: 'Jamaica Inn | H1006 | H1001 | It gives away how another book ends',
};

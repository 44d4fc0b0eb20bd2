import type { DemoTenant } from '@lectern/demo/demo-tenant';

/**
 * Lists of readers: `= account`, `+ folder` (empty for the default one), below it `title | state | note | tags`. Titles of the demo
 * catalogues.
 */
export const DEMO_FAVOURITES: Readonly<Record<DemoTenant, string>> = {
  demo: `
= 20230016
+
活着 | read | 一口气读完，哭了两次 | 小说
平凡的世界 | reading | 第二部读到一半 | 小说
万历十五年 | want | 历史课老师推荐 |
+ 毕业论文：乡土社会
乡土中国 | read | 差序格局：第四章 | 论文
江村经济 : 中国农民的生活 | reading | 摘录表格，注意页码 | 论文
金翼 : 中国家族制度的社会学研究 | want | | 论文
+ 假期
聊斋志异 | want | |
三国演义 | read | 初中读过，重读 |
= 20230017
+
高等数学 | reading | |
Introduction to Algorithms | want | 等同学还书 | 英文
`,
  harbour: `
= H1003
+
Life of Pi : a novel | reading | | novel
Longitude : the true story of a lone genius who solved the greatest scientific problem of his time | read | For the history evening | history
The Sea Around Us | want | |
+ Lectures d’été
Pêcheur d'Islande | read | À relire en Bretagne | français
Les Travailleurs de la mer | reading | | français
Les Enfants du capitaine Grant | want | Pour les enfants | français
= H9001
+ For the reading circle
The Riddle of the Sands | read | Good for a first evening |
Lord Jim | reading | |
The Worst Journey in the World : Antarctic, 1910-1913 | want | |
`,
};

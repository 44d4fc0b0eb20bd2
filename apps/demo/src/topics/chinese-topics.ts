import type { DemoTopic } from './demo-topic.ts';

/** Topics of the university library. */
export const CHINESE_TOPICS: readonly DemoTopic[] = [
  {
    title: '走进红楼梦',
    className: '文学',
    summary: '秋季读书会“十二讲红楼”的配套专题：版本、人物、译本，以及今天为什么还要读它。',
    text: `<h2>从一个版本开始</h2>
<p>《红楼梦》有脂评本与程高本两个系统。第一次读，选一个注释清楚的通行本，把前八十回<strong>连着读完</strong>，再回头看脂砚斋的批语。</p>
<h2>十二讲安排</h2>
<ul><li>第一至四讲：家族与时代</li><li>第五至八讲：人物与诗词</li><li>第九至十一讲：译本里的大观园</li><li>第十二讲：读者圆桌</li></ul>
<p>每周三晚七点，图书馆二层报告厅。不需要报名，座位先到先得。</p>
<h2>想读得更深</h2>
<p>在本馆检索 <a href="#/searchList?keyWord=红楼梦研究">红楼梦研究</a>，可以看到历年的研究著作。</p>`,
    lists: ['红楼梦：从哪里读起'],
    links: [
      { title: '馆藏中题名含“红楼”的图书', url: '#/searchList?keyWord=红楼&searchField=title' },
      { title: '读者最爱：文学类借阅排行', url: '#/readRange' },
    ],
    isFeatured: true,
    madeDaysAgo: 34,
    shownDays: 120,
  },
  {
    title: '新生入馆第一课',
    className: '新生',
    summary: '十分钟认识图书馆：怎样找书、怎样预约、怎样续借，以及到哪里问人。',
    text: `<h2>找书只要三步</h2>
<ol><li>在首页检索框输入书名、作者或关键词；</li><li>记下<strong>索书号</strong>和馆藏地；</li><li>按索书号到书架上取书，自助机借出。</li></ol>
<h2>书被借走了怎么办</h2>
<p>在书目页点“预约”，书还回来时会给您留三天。也可以看看“同系列”和“相关图书”。</p>
<h2>有问题问谁</h2>
<p>页面下方“问题反馈”，或到一层总服务台。工作人员会在一个工作日内回复。</p>`,
    lists: ['新生第一学期：把书读厚，再读薄'],
    links: [{ title: '我的图书馆', url: '#/personalCenter' }],
    madeDaysAgo: 80,
  },
  {
    title: '读史的方法',
    className: '历史',
    summary: '从《史记》到近代史：先读什么，怎样读，遇到互相矛盾的记载怎么办。',
    text: `<p>读史书最容易迷路的地方，是把“写下来的”当成“发生过的”。历史系的老师建议：</p>
<ul><li>先看作者是谁，写于何时，为谁而写；</li><li>同一件事至少找两种记载来对照；</li><li>把地图和年表放在手边。</li></ul>
<h3>课程与资料</h3>
<p>“中国通史”与“中国近代史”的教学参考书在三层教参书架，限馆内阅览。</p>`,
    lists: ['毕业前该读的八部史书'],
    links: [{ title: '教学参考书', url: '#/courseReference' }],
    madeDaysAgo: 150,
  },
  {
    title: '论文写作与开题',
    className: '学习支持',
    summary: '选题、检索、引文格式和查重，图书馆能帮上的忙都在这里。',
    text: `<h2>选题之前</h2>
<p>先用高级检索把范围缩小：加上年份、语种和学科。把有用的书加入收藏夹，随时导出引文。</p>
<h2>引文格式</h2>
<p>任何一条书目都可以按 GB/T 7714、APA、MLA 等格式复制，也可以导出到 Zotero。</p>`,
    links: [{ title: '高级检索', url: '#/advancedSearch' }],
    madeDaysAgo: 12,
  },
  {
    title: '世界读书日预告（草稿）',
    className: '活动',
    summary: '四月二十三日的活动安排，待定。',
    text: '<p>书目和嘉宾确定后发布。</p>',
    isDraft: true,
    madeDaysAgo: 2,
  },
];

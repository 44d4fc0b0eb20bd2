import type { DemoAnnouncement } from './demo-announcement.ts';

/** Announcements of the university library. */
export const CHINESE_ANNOUNCEMENTS: readonly DemoAnnouncement[] = [
  {
    texts: [
      {
        language: 'zh-CN',
        title: '期末延长开放时间',
        text: `<p>考试周期间，总馆阅览区每天开放到晚上十一点。周末照常开放。</p>
<ul><li>晚上九点以后，请从南门进出</li><li>服务台工作到晚上八点；自助借还机不受影响</li></ul>`,
      },
      {
        language: 'en-US',
        title: 'Longer opening hours at the end of term',
        text: `<p>During the weeks of examinations the reading rooms of the main library are open until eleven at night, at weekends too.</p>
<ul><li>After nine, please use the south door</li><li>The desk is staffed until eight; the self-check machines work all the time</li></ul>`,
      },
    ],
    isPinned: true,
    begunDaysAgo: 3,
    shownDays: 60,
  },
  {
    texts: [
      {
        language: 'zh-CN',
        title: '预约的图书可以送到任何一个分馆',
        text: `<p>现在预约时可以选择取书的分馆。书到后保留三天，我们会发消息提醒您。</p>
<p>在<a href="#/personalCenter/myRequest">我的请求</a>里可以看到进度，也可以取消。</p>`,
      },
    ],
    begunDaysAgo: 21,
  },
  {
    texts: [
      {
        language: 'zh-CN',
        title: '古籍阅览室搬到三楼',
        text: '<p>线装书和地方志请到三楼东侧阅览。入室请存包，可用铅笔，请勿拍照。</p>',
      },
    ],
    begunDaysAgo: 48,
  },
  {
    texts: [
      {
        language: 'zh-CN',
        title: '寒假开放安排（草稿）',
        text: '<p>放假期间，周一至周五上午开放，除夕到初六闭馆。</p>',
      },
    ],
    isDraft: true,
    begunDaysAgo: 0,
  },
];

import type { DemoAnswer } from './demo-answer.ts';

/** Questions that the university library answers itself. */
export const CHINESE_ANSWERS: readonly DemoAnswer[] = [
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['怎么连接无线网？', '图书馆有WiFi吗？', '无线网络密码是多少', '怎么上网'],
        answer: `<p>全馆都有校园无线网。选择网络 <b>Campus</b>，用学号和统一身份认证的密码登录。</p>
<p>校外读者请到总服务台领取当天有效的访客码。</p>`,
      },
      {
        language: 'en-US',
        wordings: [
          'How do I connect to the wifi?',
          'Is there wifi in the library?',
          'What is the wifi password?',
        ],
        answer: `<p>The campus network covers the whole building. Choose the network <b>Campus</b> and sign in with your student number and campus password.</p>
<p>Visitors get a code for the day at the main desk.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: [
          '怎么打印？',
          '哪里可以复印',
          '在哪里可以打印和扫描',
          '打印多少钱一张',
          '自助打印机在哪里',
        ],
        answer: `<p>自助打印复印机在一楼大厅和三楼电梯旁，校园卡付款。</p>
<ul><li>黑白打印、复印：每页 0.10 元</li><li>彩色打印：每页 0.80 元</li><li>扫描到邮箱：免费</li></ul>
<p>请遵守著作权法，整本书不能复印。</p>`,
      },
      {
        language: 'en-US',
        wordings: [
          'How can I print?',
          'Where can I copy or scan?',
          'What does printing cost?',
          'Where are the printers?',
        ],
        answer: `<p>Self-service machines stand in the hall on the first floor and by the lift on the third. Pay with your campus card.</p>
<ul><li>Black and white: 0.10 yuan a page</li><li>Colour: 0.80 yuan a page</li><li>Scans to your mail: free</li></ul>
<p>Please respect copyright: whole books must not be copied.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['怎么预约研讨间？', '小组讨论室怎么订', '有没有可以讨论的房间', '预约小组研讨室'],
        answer: `<p>二楼有八间研讨间，3 至 8 人使用，每次最长三小时。可以提前七天在总服务台或打电话预约，预约后十五分钟内没有到，房间会让给别人。</p>`,
      },
      {
        language: 'en-US',
        wordings: ['How do I book a group study room?', 'Is there a room where we can talk in a group?'],
        answer: `<p>There are eight rooms on the second floor for three to eight people, for up to three hours. Book at the main desk or by phone up to seven days ahead. If nobody comes within fifteen minutes, the room is given to others.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['借书证丢了怎么办？', '校园卡丢了怎么办', '我的借书证被偷了', '怎么挂失'],
        answer: `<p>请马上在<a href="#/personalCenter/information">个人信息</a>里挂失，或告诉任何一个服务台。挂失以前借出的书由持卡人负责。</p>
<p>补办校园卡后，图书馆的借阅账户不变，不需要重新登记。</p>`,
      },
      {
        language: 'en-US',
        wordings: [
          'I lost my card',
          'What do I do if my library card is stolen?',
          'How do I report a lost card?',
        ],
        answer: `<p>Report it at once under <a href="#/personalCenter/information">your details</a>, or tell any desk. You answer for what is borrowed on the card until then.</p>
<p>When you have a new campus card, your account at the library is the same as before.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['馆际互借怎么办理？', '怎么从别的图书馆借', '本馆没有怎么办', '什么是馆际互借'],
        answer: `<p>本馆没有的，可以向其他图书馆借，或请他们传递一章一节。</p>
<ol><li>先在<a href="#/searchList">目录</a>里确认本馆没有</li><li>在个人中心的“馆际互借”里填写申请</li><li>一般三到七个工作日到馆，我们发消息通知</li></ol>
<p>校内读者免邮费；复制费按对方图书馆的标准。</p>`,
      },
      {
        language: 'en-US',
        wordings: ['How does inter-library loan work?', 'Can I get something from another library?'],
        answer: `<p>What we do not have we borrow from other libraries, or ask them for a chapter or an article.</p>
<ol><li>Check in the <a href="#/searchList">catalogue</a> that we do not have it</li><li>Fill in the form “Inter-library loan” of your personal centre</li><li>It usually arrives within three to seven working days; we send you a message</li></ol>
<p>Postage is free for members of the university. Copies cost what the other library asks.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['哪里可以停车？', '停车怎么收费', '图书馆有停车场吗', '自行车停在哪里'],
        answer: `<p>自行车停在南门两侧的车棚。汽车请停在图书馆西侧的地面停车场：前三十分钟免费，以后每小时 3 元，全天最多 20 元。</p>`,
      },
      {
        language: 'en-US',
        wordings: [
          'Where can I park?',
          'What does parking cost?',
          'Is there a car park?',
          'Where can I leave my bicycle?',
        ],
        answer: `<p>Bicycles go under the roofs on both sides of the south gate. The car park is west of the library: the first half hour is free, then 3 yuan an hour, 20 yuan a day at most.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['可以带吃的进图书馆吗？', '馆里能吃东西吗', '可以带饮料进来吗'],
        answer: `<p>有盖的饮料可以带进阅览区。请在一楼的休息区吃东西。</p>`,
      },
      {
        language: 'en-US',
        wordings: ['Can I eat in the library?', 'May I bring food and drinks?'],
        answer: `<p>Drinks with a lid may come into the reading rooms. Please eat in the lounge on the first floor.</p>`,
      },
    ],
  },
  {
    texts: [
      {
        language: 'zh-CN',
        wordings: ['怎么捐书？', '图书馆接受捐赠吗'],
        answer: `<p>欢迎捐赠。请先把书单发给我们，由采编部答复。</p>`,
      },
    ],
    isDraft: true,
  },
];

import type { DemoQuestionnaire } from './demo-questionnaire.ts';

/** The questionnaires of the Chinese demo library. */
export const CHINESE_QUESTIONNAIRES: readonly DemoQuestionnaire[] = [
  {
    language: 'zh-CN',
    name: '2026 年秋季读者满意度调查',
    introduction: '大约需要三分钟。结果只按题目汇总，用来决定明年延长哪些开放时间、先改造哪一层。',
    days: [-12, 25],
    sheets: 34,
    translations: [
      {
        language: 'en-US',
        name: 'How content are you with the library? Autumn 2026',
        introduction:
          'About three minutes. Results are added up by question only. They decide which opening hours become longer next year, and which floor is renewed first.',
        questions: [
          {
            id: 'often',
            kind: 'one',
            text: 'How often do you come to the library?',
            required: true,
            options: ['Nearly every day', 'Once or twice a week', 'Once or twice a month', 'Less often'],
          },
          {
            id: 'uses',
            kind: 'many',
            text: 'What do you mainly come for?',
            required: true,
            options: [
              'Borrowing and returning',
              'Studying',
              'Group work',
              'Databases and writing papers',
              'Talks and exhibitions',
            ],
          },
          {
            id: 'overall',
            kind: 'scale',
            text: 'All in all, how content are you with the services of the library?',
            required: true,
            end: 5,
            low: 'Not at all',
            high: 'Very much',
          },
          {
            id: 'places',
            kind: 'matrix',
            text: 'How do you find these places?',
            required: false,
            rows: ['Study area', 'Group rooms', 'Self-service machines', 'Computer room'],
            options: ['Bad', 'Fair', 'Good', 'Never used'],
          },
          {
            id: 'wish',
            kind: 'text',
            text: 'If you could change one thing, what would it be?',
            required: false,
          },
        ],
      },
    ],
    questions: [
      {
        id: 'often',
        kind: 'one',
        text: '您多久来一次图书馆？',
        required: true,
        options: ['几乎每天', '每周一两次', '每月一两次', '更少'],
      },
      {
        id: 'uses',
        kind: 'many',
        text: '您来馆主要做什么？',
        required: true,
        options: ['借还图书', '自习', '小组讨论', '查数据库、写论文', '听讲座、看展览'],
      },
      {
        id: 'overall',
        kind: 'scale',
        text: '总的来说，您对图书馆的服务满意吗？',
        required: true,
        end: 5,
        low: '很不满意',
        high: '非常满意',
      },
      {
        id: 'places',
        kind: 'matrix',
        text: '您觉得下面这些地方怎么样？',
        required: false,
        rows: ['自习区', '研讨间', '自助借还机', '电子阅览室'],
        options: ['差', '一般', '好', '没用过'],
      },
      { id: 'wish', kind: 'text', text: '如果只能改一件事，您希望改什么？', required: false },
    ],
    texts: {
      wish: [
        '考试周三楼自习区能开到晚上十一点。',
        '多几个带插座的座位。',
        '研讨间可以提前一周预约就好了。',
        '新书上架能快一点，通知里的书常常还没编好。',
        '空调夏天太冷，靠窗那一排尤其冷。',
        '希望周日上午也能还书。',
        '古籍阅览室的预约说明可以写得清楚些。',
        '饮水机旁边放一个杯架。',
      ],
    },
  },
  {
    language: 'zh-CN',
    name: '新馆家具试坐意见',
    introduction: '四种椅子在一楼大厅试用了一个月，谢谢每一位坐过的读者。',
    days: [-70, -40],
    sheets: 21,
    questions: [
      {
        id: 'chair',
        kind: 'one',
        text: '您最喜欢哪一种椅子？',
        required: true,
        options: ['木椅', '网面椅', '软垫椅', '高脚凳'],
      },
      {
        id: 'hours',
        kind: 'scale',
        text: '您能舒服地坐几个小时？',
        required: true,
        end: 8,
        low: '一小时',
        high: '八小时',
      },
      { id: 'words', kind: 'text', text: '还有什么想说的？', required: false },
    ],
    texts: {
      words: [
        '网面椅靠背再高一点就好。',
        '高脚凳适合查个东西就走。',
        '木椅久坐不行，但是安静。',
        '软垫椅颜色太浅，容易脏。',
        '希望留几把带扶手的。',
      ],
    },
  },
];

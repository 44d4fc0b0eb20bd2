import type { Question } from '@lectern/contracts/questionnaires/question';
import type { DemoTenant } from '@lectern/demo/demo-tenant';

export interface DemoQuestionnaire {
  readonly name: string;
  readonly introduction: string;
  /** From and until: days from now. */
  readonly days: readonly [number, number];
  readonly questions: readonly Question[];
  /** How many sheets it has. */
  readonly sheets: number;
  /** What readers wrote, for each question in words. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** One questionnaire that is open and one that is past, each with answers. */
export const DEMO_QUESTIONNAIRES: Readonly<Record<DemoTenant, readonly DemoQuestionnaire[]>> = {
  demo: [
    {
      name: '2026 年秋季读者满意度调查',
      introduction: '大约需要三分钟。结果只按题目汇总，用来决定明年延长哪些开放时间、先改造哪一层。',
      days: [-12, 25],
      sheets: 34,
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
  ],
  harbour: [
    {
      name: 'What should the library be open for? / Pour quoi ouvrir la bibliothèque\u202f?',
      introduction:
        'Three minutes, and nobody can see which answers are yours.\n\nTrois minutes, et personne ne peut voir quelles réponses sont les vôtres.',
      days: [-9, 30],
      sheets: 28,
      questions: [
        {
          id: 'when',
          kind: 'one',
          text: 'When would you come most often?',
          required: true,
          options: ['Weekday mornings', 'Weekday afternoons', 'Weekday evenings', 'Saturdays', 'Sundays'],
        },
        {
          id: 'what',
          kind: 'many',
          text: 'What do you come for?',
          required: true,
          options: ['Borrowing', 'Children’s hour', 'Reading the papers', 'Evening classes', 'A quiet seat'],
        },
        {
          id: 'welcome',
          kind: 'scale',
          text: 'How welcome do you feel?',
          required: true,
          end: 5,
          low: 'Not at all',
          high: 'Very much',
        },
        {
          id: 'languages',
          kind: 'matrix',
          text: 'Do you find enough to read?',
          required: false,
          rows: ['In English', 'En français', 'For children', 'In large print'],
          options: ['Too little', 'Enough', 'Plenty', 'I do not look'],
        },
        {
          id: 'change',
          kind: 'text',
          text: 'What is the one thing you would change?',
          required: false,
        },
      ],
      texts: {
        change: [
          'An hour longer on Thursdays, please.',
          'Plus de romans récents en français.',
          'A second table for the newspapers.',
          'The children’s corner needs a shelf that small hands can reach.',
          'Ouvrir le dimanche matin.',
          'Tell us which evening classes still have places.',
          'A ramp at the garden door.',
        ],
      },
    },
    {
      name: 'Summer reading for children',
      introduction: 'For the grown-ups of the children who took part.',
      days: [-100, -60],
      sheets: 17,
      questions: [
        {
          id: 'again',
          kind: 'one',
          text: 'Would your child take part again?',
          required: true,
          options: ['Yes', 'Perhaps', 'No'],
        },
        {
          id: 'books',
          kind: 'scale',
          text: 'How well did the books fit your child?',
          required: true,
          end: 5,
          low: 'Badly',
          high: 'Very well',
        },
        { id: 'words', kind: 'text', text: 'Anything else?', required: false },
      ],
      texts: {
        words: [
          'The stamps were the best part.',
          'Ma fille a lu onze livres\u202f!',
          'More comics next time.',
          'The list was too short for a keen nine-year-old.',
          'Thank you for reading aloud in both languages.',
        ],
      },
    },
  ],
};

import type { DemoTenant } from '../demo-tenant.ts';

/** A wish of readers of a demo library. */
export interface DemoWish {
  readonly kind: 'catalogue' | 'free' | 'custom' | 'electronic';
  readonly state: 'saved' | 'processing' | 'order' | 'trial' | 'refused' | 'ordered';
  readonly title: string;
  readonly author?: string;
  readonly publisher?: string;
  readonly publishTime?: string;
  readonly standNo?: string;
  readonly price?: string;
  readonly language?: string;
  readonly subject?: string;
  readonly documentTypes?: readonly string[];
  readonly webAddress?: string;
  readonly introduction?: string;
  readonly reason?: string;
  readonly note?: string;
  readonly reply?: string;
  readonly daysAgo: number;
  /** Who wishes it, first come first. */
  readonly readers: readonly { readonly account: string; readonly isNamed?: boolean }[];
}

/** Invented titles: they are in no catalogue. */
const WISHES: Readonly<Record<DemoTenant, readonly DemoWish[]>> = {
  demo: [
    {
      kind: 'free',
      state: 'saved',
      title: '潮间带观察手记',
      author: '沈砚秋',
      publisher: '海隅书社',
      publishTime: '2025',
      price: '68.00',
      language: 'chi',
      reason: 'course',
      note: '海洋生态学课程的课外读物，班上好几位同学都想看。',
      daysAgo: 2,
      readers: [{ account: '20230016', isNamed: true }, { account: '20230017' }, { account: '20230018' }],
    },
    {
      kind: 'free',
      state: 'processing',
      title: '城市慢行：步道与广场的设计',
      author: '顾行',
      publisher: '方圆出版社',
      publishTime: '2024',
      price: '88.00',
      language: 'chi',
      reason: 'research',
      daysAgo: 6,
      readers: [{ account: '20230019' }],
    },
    {
      kind: 'free',
      state: 'order',
      title: '手写体的复兴',
      author: '梅若川',
      publisher: '墨庄',
      publishTime: '2023',
      language: 'chi',
      reason: 'reading',
      reply: '谢谢荐购，我们已列入本月订单，通常四到六周到馆。',
      daysAgo: 15,
      readers: [{ account: '20230016' }, { account: '20230020', isNamed: true }],
    },
    {
      kind: 'free',
      state: 'ordered',
      title: 'Weather Maps for Poets',
      author: 'Ellis Marrow',
      publisher: 'Quayside Press',
      publishTime: '2025',
      price: '24.00',
      language: 'eng',
      reason: 'reading',
      reply: '已向书商订购。',
      daysAgo: 24,
      readers: [{ account: '20230021' }],
    },
    {
      kind: 'free',
      state: 'refused',
      title: '考研英语押题三十天',
      author: '应试研究组',
      language: 'chi',
      reason: 'course',
      reply: '此书不在本馆收藏范围，可以通过馆际互借获取。',
      daysAgo: 20,
      readers: [{ account: '20230016' }],
    },
    {
      kind: 'custom',
      state: 'saved',
      title: '计算社会学导引',
      author: '路知微',
      language: 'chi',
      daysAgo: 1,
      readers: [{ account: 'T20100001' }],
    },
    {
      kind: 'electronic',
      state: 'processing',
      title: '滨海口述史资料库',
      subject: '历史学',
      documentTypes: ['audio', 'manuscript'],
      webAddress: 'https://oral-history.example.org/',
      introduction: '沿海村镇的录音访谈，附文字稿。',
      reason: 'research',
      daysAgo: 4,
      readers: [{ account: 'T20100001', isNamed: true }, { account: '20230017' }],
    },
  ],
  harbour: [
    {
      kind: 'free',
      state: 'saved',
      title: 'The Lamplighter of Gull Point',
      author: 'Nora Fenwick',
      publishTime: '2025',
      language: 'eng',
      reason: 'club',
      note: 'Our reading club would need it in March.',
      daysAgo: 3,
      readers: [{ account: 'H1002', isNamed: true }, { account: 'H1003' }],
    },
    {
      kind: 'free',
      state: 'order',
      title: 'Knots Nobody Ties Any More',
      author: 'Tom Ashby',
      language: 'eng',
      reason: 'pleasure',
      reply: 'With pleasure. It should be here in a month.',
      daysAgo: 12,
      readers: [{ account: 'H1003' }],
    },
  ],
};

export function demoWishes(demo: DemoTenant): readonly DemoWish[] {
  return WISHES[demo];
}

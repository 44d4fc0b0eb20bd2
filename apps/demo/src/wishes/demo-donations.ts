import type { DemoTenant } from '../demo-tenant.ts';

/** Something that was given to a demo library. */
export interface DemoDonation {
  readonly state: 'offered' | 'received' | 'accepted' | 'shelved' | 'declined';
  /** A reader of the library; somebody else by name without it. */
  readonly account?: string;
  readonly donorName?: string;
  readonly isNamed: boolean;
  readonly remark?: string;
  readonly reply?: string;
  readonly daysAgo: number;
  /** Days from today until it is brought. */
  readonly bringInDays?: number;
  readonly titles: readonly {
    readonly title: string;
    readonly author?: string;
    readonly publishTime?: string;
    readonly copies: number;
  }[];
}

const DONATIONS: Readonly<Record<DemoTenant, readonly DemoDonation[]>> = {
  demo: [
    {
      state: 'shelved',
      donorName: '启明大学1987级校友会',
      isNamed: true,
      daysAgo: 40,
      titles: [
        { title: '校园四十年影像', author: '启明大学校友会', publishTime: '2025', copies: 3 },
        { title: '老图书馆的最后一个冬天', author: '郁怀山', publishTime: '1998', copies: 1 },
      ],
    },
    {
      state: 'accepted',
      account: 'T20100001',
      isNamed: true,
      daysAgo: 9,
      remark: '退休前整理书房，留给学生用。',
      titles: [{ title: '方言地图集稿本', author: '何静', publishTime: '1986', copies: 1 }],
    },
    {
      state: 'accepted',
      account: '20230017',
      isNamed: false,
      daysAgo: 5,
      titles: [{ title: '山地自行车维修图解', author: '岳轮', publishTime: '2019', copies: 2 }],
    },
    {
      state: 'received',
      donorName: '滨江读书会',
      isNamed: true,
      daysAgo: 3,
      titles: [{ title: '江边夜读录', author: '滨江读书会', publishTime: '2024', copies: 10 }],
    },
    {
      state: 'offered',
      account: '20230016',
      isNamed: true,
      daysAgo: 1,
      bringInDays: 4,
      remark: '书况良好，没有笔记。',
      titles: [
        { title: '植物园的一年', author: '白芷', publishTime: '2021', copies: 1 },
        { title: '古桥测绘手册', author: '陆桥', publishTime: '2015', copies: 1 },
      ],
    },
    {
      state: 'declined',
      account: '20230018',
      isNamed: false,
      daysAgo: 30,
      reply: '谢谢！这套书本馆已有五册，建议转赠社区图书室。',
      titles: [{ title: '大学物理习题册', copies: 1 }],
    },
  ],
  harbour: [
    {
      state: 'shelved',
      donorName: 'Gull Point Sailing Club',
      isNamed: true,
      daysAgo: 21,
      titles: [{ title: 'Tide tables of the north coast, 1921 to 1950', publishTime: '1951', copies: 1 }],
    },
    {
      state: 'offered',
      account: 'H1002',
      isNamed: false,
      daysAgo: 1,
      bringInDays: 3,
      titles: [{ title: 'Small boats, large seas', author: 'Ida Thorne', publishTime: '1978', copies: 2 }],
    },
  ],
};

export function demoDonations(demo: DemoTenant): readonly DemoDonation[] {
  return DONATIONS[demo];
}

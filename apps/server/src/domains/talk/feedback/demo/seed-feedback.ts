import type { FeedbackState } from '@lectern/contracts/talk/feedback/feedback';
import type { Service, ServiceDetails } from '@lectern/contracts/talk/feedback/service-request';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { addMessage, putFeedback } from '../store/feedback-store.ts';

const HOUR_MS = 60 * 60 * 1000;

interface DemoConversation {
  /** What a service is asked about; absent for feedback. */
  readonly about?: { readonly kind: Service; readonly title: string; readonly details: ServiceDetails };
  readonly account: string;
  readonly hoursAgo: number;
  readonly state: FeedbackState;
  /** The reader first, then the library and the reader in turn. */
  readonly texts: readonly string[];
}

const CONVERSATIONS: Readonly<Record<DemoTenant, readonly DemoConversation[]>> = {
  demo: [
    {
      account: '20230016',
      hoursAgo: 50,
      state: 'replied',
      texts: [
        '三楼东侧的插座有一排没有电，写论文的同学都挤到窗边去了。',
        '谢谢提醒，后勤今天上午已经修好。如果还有没电的座位，请告诉我们座位号。',
      ],
    },
    {
      account: '20230017',
      hoursAgo: 26,
      state: 'handling',
      texts: ['检索结果里按出版年排序时，几本民国时期的书排在了最前面，年份显示为空。'],
    },
    {
      account: 'T20100001',
      hoursAgo: 30,
      state: 'replied',
      about: {
        kind: 'expert',
        title: '《聊斋志异》版本比较',
        details: [{ name: 'replyBy', value: 'portal' }],
      },
      texts: [
        '想比较铸雪斋抄本和青柯亭刻本，馆里有影印本吗？检索异文有没有现成的数据库？',
        '两种影印本都在古籍阅览室开架。异文可以先查“中华经典古籍库”，校外访问请先登录。需要的话可以约时间一起看。',
      ],
    },
    {
      account: '20230016',
      hoursAgo: 8,
      state: 'handling',
      about: {
        kind: 'delivery',
        title: '民国时期乡村图书馆运动研究',
        details: [
          { name: 'authors', value: '林远帆' },
          { name: 'source', value: '图书馆学研究集刊' },
          { name: 'year', value: '2009' },
          { name: 'pages', value: '第3期，41–58页' },
        ],
      },
      texts: ['只需要扫描件，写课程论文用。'],
    },
    {
      account: '20230017',
      hoursAgo: 5,
      state: 'unreplied',
      about: {
        kind: 'thesis',
        title: '沿海湿地的潮沟演变与鸟类栖息地',
        details: [
          { name: 'degree', value: 'master' },
          { name: 'department', value: '地理科学学院' },
        ],
      },
      texts: ['打算下周三提交终稿，请问什么时候能出结果？'],
    },
    {
      account: '20230018',
      hoursAgo: 3,
      state: 'unreplied',
      texts: ['期末周能不能把自习区的开放时间延到晚上十一点？'],
    },
  ],
  harbour: [
    {
      account: 'H1006',
      hoursAgo: 70,
      state: 'replied',
      texts: [
        'The large-print shelf by the door is too low to read from a wheelchair.',
        'You are right, and thank you. We moved the large-print books two shelves up this morning.',
      ],
    },
    {
      account: 'H1007',
      hoursAgo: 20,
      state: 'handling',
      texts: ['Le catalogue affiche « Pêcheur d’Islande » deux fois, avec deux cotes différentes.'],
    },
    {
      account: 'H1006',
      hoursAgo: 12,
      state: 'replied',
      about: {
        kind: 'delivery',
        title: 'Lighthouses of the northern coast, chapter 4',
        details: [
          { name: 'authors', value: 'Margaret Doyle' },
          { name: 'year', value: '1987' },
          { name: 'pages', value: '88–112' },
        ],
      },
      texts: [
        'For a talk at the sailing club. A scan is fine.',
        'The county library sends a scan by Friday. We put it at the desk for you, free of charge.',
      ],
    },
    {
      account: 'H1002',
      hoursAgo: 2,
      state: 'unreplied',
      texts: ['Could the evening classes have a reminder by mail the day before?'],
    },
  ],
};

/** Conversations in each state, of readers that no walk relies on. */
export const feedbackSeed: DemoSeed = {
  tables: ['feedback', 'feedback_message', 'feedback_picture'],
  async load({ db, clock }, { demo, tenantId }) {
    const accounts = await db
      .selectFrom('account')
      .select(['id', 'primary_id'])
      .where('tenant_id', '=', tenantId)
      .execute();
    const member = await db
      .selectFrom('staff_member')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('account', '=', 'manager')
      .executeTakeFirst();
    await inTransaction(db, async (tx) => {
      for (const { account, hoursAgo, state, texts, about } of CONVERSATIONS[demo]) {
        const patron = accounts.find(({ primary_id }) => primary_id === account);
        if (!patron || !member) continue;
        const began = clock.now().getTime() - hoursAgo * HOUR_MS;
        const at = (turn: number) => new Date(began + turn * HOUR_MS).toISOString();
        const feedback = { id: newId(), tenant_id: tenantId, patron_id: patron.id };
        const facts = {
          kind: about?.kind ?? ('problem' as const),
          details: toJson(about?.details ?? []),
          record_id: '',
          title: about?.title ?? '',
          page: '',
          browser: '',
        };
        await putFeedback(tx, { ...feedback, ...facts, state, sent_at: at(0), updated_at: at(0) });
        for (const [turn, text] of texts.entries()) {
          const staffId = turn % 2 === 1 ? member.id : '';
          await addMessage(tx, feedback, { staffId, text, at: at(turn), state });
        }
      }
    });
  },
};

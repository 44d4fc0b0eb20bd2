import type { DemoTenant } from '../demo-tenant.ts';

/** What drive purchase of a demo library begins with; undefined for the library that does not offer it. Money in minor units. */
export interface DemoPurchase {
  readonly vendor: {
    readonly code: string;
    readonly names: Readonly<Record<'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR', string>>;
  };
  readonly items: number;
  readonly budget: {
    readonly code: string;
    readonly names: Readonly<Record<'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR', string>>;
    readonly amount: number;
  };
  /** For what the library itself orders. */
  readonly ownBudget: DemoPurchase['budget'];
  readonly words: Readonly<Record<'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR', string>>;
  readonly rule: {
    readonly booksPerMonth: number;
    readonly moneyPerYear: number;
    readonly highestPrice: number;
    readonly yearsBack: number;
  };
  /** Orders on their way: which title of the list, how far it is, and when it was ordered. */
  readonly orders: readonly {
    readonly item: number;
    readonly state: 'created' | 'sent' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled';
    readonly daysAgo: number;
  }[];
  /** Titles in the cart. */
  readonly cart: readonly number[];
}

const DEMO: DemoPurchase = {
  vendor: {
    code: 'yuntaigou',
    names: {
      'zh-CN': '云台书仓',
      'zh-TW': '雲臺書倉',
      'en-US': 'Cloud Terrace Books',
      'fr-FR': 'Librairie de la Terrasse',
    },
  },
  items: 2000,
  budget: {
    code: 'PDA',
    names: {
      'zh-CN': '读者荐购经费',
      'zh-TW': '讀者薦購經費',
      'en-US': 'Chosen by readers',
      'fr-FR': 'Choix des lecteurs',
    },
    amount: 8_000_000,
  },
  ownBudget: {
    code: 'BOOKS',
    names: {
      'zh-CN': '中外文图书经费',
      'zh-TW': '中外文圖書經費',
      'en-US': 'Books',
      'fr-FR': 'Livres',
    },
    amount: 12_000_000,
  },
  words: {
    'zh-CN':
      '每位读者每月可荐购 8 本书，图书馆付款，您先借阅。\n教材、教辅与套书不在范围内；本馆已有的书请直接借阅或预约。\n收到书后请及时确认，读完还到任一服务台。',
    'zh-TW':
      '每位讀者每月可薦購 8 本書，圖書館付款，您先借閱。\n教材、教輔與套書不在範圍內；本館已有的書請直接借閱或預約。\n收到書後請及時確認，讀完還到任一服務台。',
    'en-US':
      'You may choose eight books a month: the library pays, and you borrow first.\nTextbooks, exam guides and sets are left out. What the library has, please borrow or reserve.\nSay when the book has come, and bring it to any desk when you have read it.',
    'fr-FR':
      'Vous pouvez choisir huit livres par mois\u202f: la bibliothèque paie et vous empruntez en premier.\nLes manuels, guides d’examen et collections sont exclus. Empruntez ou réservez ce que la bibliothèque possède.\nDites quand le livre est arrivé, puis rapportez-le à un guichet.',
  },
  rule: { booksPerMonth: 8, moneyPerYear: 200_000, highestPrice: 20_000, yearsBack: 8 },
  orders: [
    { item: 11, state: 'shipped', daysAgo: 3 },
    { item: 23, state: 'delivered', daysAgo: 6 },
    { item: 42, state: 'confirmed', daysAgo: 1 },
    { item: 57, state: 'sent', daysAgo: 0 },
    { item: 64, state: 'cancelled', daysAgo: 9 },
  ],
  cart: [77, 91, 105],
};

export function demoPurchase(tenant: DemoTenant): DemoPurchase | undefined {
  return tenant === 'demo' ? DEMO : undefined;
}

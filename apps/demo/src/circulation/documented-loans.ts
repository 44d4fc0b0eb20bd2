import type { DemoTenant } from '../demo-tenant.ts';

/** An open loan of a documented account. */
export interface DocumentedLoan {
  readonly patron: string;
  /** Title proper; the loan is for any item of it that can be lent. */
  readonly title: string;
  /** Days from today to the due date, before closed days are skipped; negative if overdue. */
  readonly dueIn: number;
  readonly renewals: number;
  readonly mark?: 'recalled' | 'copy-wanted';
}

export interface DocumentedHold {
  readonly patron: string;
  readonly title: string;
  readonly status: 'waiting' | 'ready';
  /** Days ago. */
  readonly placed: number;
}

/** patron | title | due in | renewals | mark */
const LOANS: Readonly<Record<DemoTenant, string>> = {
  demo: `
20230001|活着|1|0
20230001|算法导论|12|0
20230001|三体|7|0
20230001|乡土中国|9|1
20230001|时间简史|14|0
20230001|Deep Learning|18|0
20230002|围城|6|2
20230002|平凡的世界|10|0
20230003|瓦尔登湖|8|0|copy-wanted
20230004|机器学习|-45|0
20230005|百年孤独|9|0
20230006|小王子|5|0
20230007|国富论|12|0
20230009|高等数学|13|0
20230010|美的历程|16|0|recalled
20230014|呐喊|-3|0
20230014|边城|-5|1
20230015|人类简史|15|0
T20100001|管锥编|40|0
T20100001|谈艺录|33|1
T20100001|Sapiens|60|0
M0001|白夜行|10|0
M0001|解忧杂货店|10|0
M0001|明朝那些事儿|3|0
M0001|追风筝的人|17|0
M0001|额尔古纳河右岸|21|0
`,
  harbour: `
H1001|Longitude|5|0
H1001|Endurance|9|0
H1001|The Hobbit, or, There and back again|12|1
H1001|Swallows and Amazons|3|0|copy-wanted
H1002|Master and Commander|-6|0
H1004|Cod|8|0
H2001|Matilda|-4|0
H2001|The Gruffalo|10|0
`,
};

/** patron | title | status | placed days ago */
const HOLDS: Readonly<Record<DemoTenant, string>> = {
  demo: `
20230020|三体|waiting|6
20230021|三体|waiting|4
20230001|国富论|ready|9
G20240003|三体Ⅱ|waiting|12
G20240004|三体Ⅱ|waiting|8
20230001|三体Ⅱ|waiting|5
20230015|围城|ready|7
20230015|三体Ⅱ|waiting|3
`,
  harbour: `
H1003|Life of Pi|ready|4
H1006|The Thursday Murder Club|waiting|2
`,
};

export function documentedLoans(tenant: DemoTenant): readonly DocumentedLoan[] {
  return rows(LOANS[tenant]).map(([patron = '', title = '', dueIn, renewals, mark]) => ({
    patron,
    title,
    dueIn: Number(dueIn),
    renewals: Number(renewals),
    ...((mark === 'recalled' || mark === 'copy-wanted') && { mark }),
  }));
}

export function documentedHolds(tenant: DemoTenant): readonly DocumentedHold[] {
  return rows(HOLDS[tenant]).map(([patron = '', title = '', status, placed]) => ({
    patron,
    title,
    status: status === 'ready' ? 'ready' : 'waiting',
    placed: Number(placed),
  }));
}

/** The patron with a hold on the items marked `copy-wanted`. */
export const COPY_HOLDER: Readonly<Record<DemoTenant, string>> = { demo: '20230019', harbour: 'H1007' };

/** patron | kind | amount in minor units | days ago | note */
const LEDGER: Readonly<Record<DemoTenant, string>> = {
  demo: `
20230001|overdue|350|3|35
20230009|lost|5800|20|lost
20230009|overdue|620|24|62
20230013|overdue|480|15|48
20230013|payment|-300|10|
20230013|damaged|500|12|damaged
`,
  harbour: `
H1002|overdue|225|30|15
H1002|payment|-100|21|
`,
};

export interface DocumentedEntry {
  readonly patron: string;
  readonly kind: 'overdue' | 'lost' | 'damaged' | 'payment';
  readonly amount: number;
  readonly daysAgo: number;
  readonly note: string;
}

export function documentedEntries(tenant: DemoTenant): readonly DocumentedEntry[] {
  return rows(LEDGER[tenant]).map(([patron = '', kind = '', amount, daysAgo, note = '']) => ({
    patron,
    kind: kind as DocumentedEntry['kind'],
    amount: Number(amount),
    daysAgo: Number(daysAgo),
    note,
  }));
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

import type { GuaranteeSeed, PatronSeed } from '../circulation-types.ts';
import type { DemoTenant } from '../demo-tenant.ts';

/** Password of all documented accounts, except those that sign in for the first time. */
export const DEMO_PASSWORD = 'Lectern2026';
/** Initial password of accounts that have never signed in. */
export const INITIAL_PASSWORD = 'Welcome2026';

/**
 * account | name | group | library | flags | what it shows. Names are invented or placeholder names (张三, Max
 * Mustermann). Flags: F frozen, L card lost, X expired, E expert, N first login, P phone and e-mail verified, T tour not
 * seen, B blocked for a time.
 */
const TABLE: Readonly<Record<DemoTenant, string>> = {
  demo: `
20230001|林悦|undergraduate|MAIN|P|six loans: five can be renewed, one cannot since two readers wait; a hold ready, one waiting in third place, ¥3.50 to pay
20230002|周启航|undergraduate|MAIN|P|a loan that was renewed as often as allowed, and one that can be renewed
20230003|吴思远|undergraduate|SOUTH|P|a loan whose very copy another reader waits for
20230004|郑晓岚|undergraduate|MAIN|P|a loan overdue too long to be renewed
20230005|冯一鸣|undergraduate|MAIN|FP|a frozen account with a loan
20230006|陈可欣|undergraduate|SOUTH|LP|a card reported lost, with a loan
20230007|褚小舟|undergraduate|MAIN|P|a guaranteed account: 20230008 answers for it
20230008|卫明远|postgraduate|MAIN|P|a guarantor, with the notice about the account guaranteed
20230009|蒋文博|undergraduate|MAIN|P|fines over the limit
20230010|沈雨桐|undergraduate|MAIN|P|a loan that the library has called back
20230011|韩新|undergraduate|MAIN|NT|first login: the initial password must be changed
20230012|杨旧历|undergraduate|MAIN|XP|an expired account, which its reader can renew
20230013|朱晴|undergraduate|SOUTH|P|a fine of which a part is paid, and one for damage
20230014|秦朗|undergraduate|SOUTH|P|two loans a few days overdue: fines grow, and they can be renewed
20230015|许诺|postgraduate|MAIN|P|holds: one ready for pickup, one waiting
T20100001|何静|staff|MAIN|EP|an expert, with three loans
M0001|张三|townsperson|TOWN|P|as many loans as a townsperson may have
20230016|尤佳|undergraduate|MAIN|P|an account without loans, with favourites in folders
20230017|李四|undergraduate|MAIN||
20230018|王五|undergraduate|SOUTH||
20230019|孔知夏|undergraduate|SOUTH||
20230020|曹望舒|undergraduate|MAIN||
20230021|严冬青|undergraduate|MAIN||
20230022|Alex Sample|undergraduate|MAIN|T|
20230023|Camille Exemple|undergraduate|MAIN||
20230024|山田花子|undergraduate|SOUTH||
20230025|华晨曦|undergraduate|SOUTH||
20230026|金多多|undergraduate|MAIN||
G20240001|魏远山|postgraduate|MAIN||
G20240002|陶然|postgraduate|MAIN||
G20240003|姜北辰|postgraduate|SOUTH||
G20240004|Max Mustermann|postgraduate|MAIN||
G20240005|戚晚舟|postgraduate|SOUTH||
G20240006|谢长风|postgraduate|MAIN||
T20100002|邹老师|staff|MAIN||
T20100003|喻老师|staff|SOUTH||
T20100004|Jane Doe|staff|MAIN|P|requests of all kinds in each of their steps, and loans that another reader asks for
M0002|柏先生|townsperson|TOWN|P|asks another reader for books: re-lending in each of its steps
M0003|水女士|townsperson|TOWN||
M0004|窦大爷|townsperson|TOWN||
20230027|时小歇|undergraduate|MAIN|BP|a block for a time that runs, and an earlier one that is over
`,
  harbour: `
H1001|Mary Example|adult|QUAY|P|four loans: three can be renewed, one cannot since another reader waits
H1002|Tom Sample|adult|QUAY|P|an overdue loan and a fine in pounds
H1003|Pierre Exemple|adult|LIGHT|P|a hold ready for pickup, favourites in folders
H1004|Ann Frost|adult|QUAY|FP|a frozen account with a loan
H1005|Robin Newcomer|adult|QUAY|NT|first login: the initial password must be changed
H2001|Lucy Example|child|QUAY|P|a child's account: no fines
H1006|John Doe|adult|QUAY||
H1007|Jeanne Dupont|adult|LIGHT||
H1008|Sam Placeholder|adult|QUAY||
H2002|Ben Example|child|QUAY||
H2003|Léa Exemple|child|LIGHT||
H9001|Grace Keeper|staff|QUAY|P|requests of all kinds in each of their steps
`,
};

/** The patrons of a demo tenant, the documented ones first. */
export function demoPatrons(tenant: DemoTenant): readonly PatronSeed[] {
  return TABLE[tenant]
    .trim()
    .split('\n')
    .map((line, at) => {
      const [primaryId = '', name = '', patronGroup = '', libraryCode = '', flags = '', shows = ''] =
        line.split('|');
      const first = flags.includes('N');
      return {
        primaryId,
        name,
        patronGroup,
        libraryCode,
        status: flags.includes('F') ? 'frozen' : flags.includes('L') ? 'card_lost' : 'normal',
        expiresOn: flags.includes('X') ? '2024-06-30' : '2035-06-30',
        major: majorOf(patronGroup, at),
        blocks: flags.includes('B') ? BLOCKS : [],
        email: first ? '' : `${primaryId.toLowerCase()}@example.org`,
        emailVerified: flags.includes('P'),
        phone: first ? '' : phoneOf(tenant, at),
        phoneVerified: flags.includes('P'),
        expert: flags.includes('E'),
        password: first ? INITIAL_PASSWORD : DEMO_PASSWORD,
        mustChangePassword: first,
        tourSeen: !flags.includes('T'),
        shows,
      };
    });
}

const MAJORS = ['汉语言文学', '计算机科学与技术', '数学与应用数学', '历史学', '生物科学', '经济学'];

/** Students of the university have a major. */
function majorOf(patronGroup: string, at: number): string {
  const isStudent = patronGroup === 'undergraduate' || patronGroup === 'postgraduate';
  return isStudent ? (MAJORS[at % MAJORS.length] ?? '') : '';
}

const BLOCKS = [
  { from: -160, until: -147, reason: '多次将阅览室书刊带出馆外' },
  { from: -3, until: 18, reason: '在馆藏图书上涂画，经提醒后再犯' },
];

/**
 * A phone number that belongs to nobody: from Ofcom's range for drama (07700 900000 to 900999). China reserves none, so
 * all patrons there have the usual placeholder, a service line of the operator.
 */
function phoneOf(tenant: DemoTenant, at: number): string {
  return tenant === 'demo' ? '13800138000' : `07700900${String(100 + at)}`;
}

const GUARANTEES: Readonly<Record<DemoTenant, readonly GuaranteeSeed[]>> = {
  demo: [{ guarantor: '20230008', guaranteed: '20230007' }],
  harbour: [],
};

/** The guarantors of a demo tenant. */
export function demoGuarantees(tenant: DemoTenant): readonly GuaranteeSeed[] {
  return GUARANTEES[tenant];
}

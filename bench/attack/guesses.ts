import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Attack } from './attack.ts';
import type { Victim } from './victim.ts';

const AT_ONCE = 100;
/** `loginAttempts` of the demo library. */
const LIMIT = 5;

/** Guessing, and pretending to be many. */
export const ATTACKS_ON_GUESSES: readonly Attack[] = [
  {
    name: `${AT_ONCE} guesses at a reader's password at once`,
    mustHold: `at most ${LIMIT} are checked`,
    async run(victim) {
      const codes = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => captchaOf(victim, at)));
      const answers = await Promise.all(
        codes.map((code, at) =>
          victim.call('/oga/login', {
            username: '20230001',
            password: encryptWirePassword(`Wrong${at}`),
            ...code,
          }),
        ),
      );
      const checked = answers.filter(({ body }) => body.errCode === 'CREDENTIALS_WRONG').length;
      return { held: checked <= LIMIT, saw: `${checked} checked` };
    },
  },
  {
    name: 'guesses at a staff password without a captcha',
    mustHold: 'a captcha is wanted after two',
    async run(victim) {
      const words = ['--tenant', 'demo', '--account', 'attacked', '--name', 'Attacked', '--role', 'desk'];
      const added = await victim.lectern(['staff', 'add', ...words], 'Password of the attack 1');
      const answers = [];
      for (let at = 0; at < 4; at++) {
        const guess = { account: 'attacked', password: `Wrong${at}` };
        answers.push((await victim.call('/staff/session/open', guess)).body.errCode);
      }
      const held = answers.slice(2).every((code) => code === 'CAPTCHA_REQUIRED');
      return { held, saw: added.code === 0 ? answers.join(', ') : added.output };
    },
  },
  {
    name: 'guesses at a reader password without a captcha',
    mustHold: 'a captcha is wanted after two',
    async run(victim) {
      const answers = [];
      for (let at = 0; at < 4; at++) {
        const guess = { username: '20230002', password: encryptWirePassword(`Wrong${at}`) };
        // From elsewhere: the address of the hundred guesses before has no calls left.
        answers.push((await victim.call('/oga/login', guess, '10.2.2.2')).body.errCode);
      }
      const held = answers.slice(2).every((code) => code === 'CAPTCHA_REQUIRED');
      return { held, saw: answers.join(', ') };
    },
  },
  {
    name: 'read the captcha without eyes',
    mustHold: 'no outlines in the picture, work with each sum, a limit of sums',
    async run(victim) {
      const ask = async (query: string) => {
        const response = await fetch(`${victim.origin}/api/oga/verifycode/img${query}`, {
          headers: { mappingPath: 'demo', 'x-forwarded-for': '10.8.8.8' },
        });
        const { data } = (await response.json()) as {
          data: { img: string; work: { bits: number } | null } | null;
        };
        return { status: response.status, ...data };
      };
      const picture = await ask('');
      const sums = [];
      for (let at = 0; at < 59; at++) sums.push(await ask('?asText=1'));
      const bits = sums.flatMap(({ work }) => work?.bits ?? []);
      const held =
        picture.img?.startsWith('data:image/jpeg') === true && Math.max(...bits) > Math.min(...bits);
      return {
        held,
        saw: `${picture.img?.slice(5, 15)}, sums with ${Math.min(...bits)} to ${Math.max(...bits)} bits`,
      };
    },
  },
  {
    name: 'make a hot word from five addresses',
    mustHold: 'it is not hot',
    async run(victim) {
      const url = `${victim.origin}/api/find/popularSearch`;
      const headers = { mappingPath: 'demo' };
      for (let at = 0; at < 5; at++) {
        const from = { ...headers, 'x-forwarded-for': `10.${at}.7.7` };
        await fetch(`${url}/add?keyWord=itemsplenty`, { headers: from });
      }
      const words = await (await fetch(`${url}/get`, { headers })).text();
      const held = !words.includes('itemsplenty');
      return { held, saw: held ? 'not hot' : 'hot' };
    },
  },
];

/** A code with its answer, which is read from the database: what a solver would find out. */
export async function captchaOf({ origin, db }: Victim, at: number) {
  const response = await fetch(`${origin}/api/oga/verifycode/img`, {
    headers: { mappingPath: 'demo', 'x-forwarded-for': `10.1.${at}.1` },
  });
  const { data } = (await response.json()) as { data: { codeKey: string } };
  const { answer } = await db
    .selectFrom('captcha')
    .select('answer')
    .where('id', '=', data.codeKey)
    .executeTakeFirstOrThrow();
  return { codeKey: data.codeKey, verifyCode: answer };
}

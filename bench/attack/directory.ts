import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Attack } from './attack.ts';
import { captchaOf } from './guesses.ts';
import { startDirectory } from './ldap-directory.ts';
import { codeOf, counted, readerOf } from './people.ts';

/** Who wants to sign in by a directory without a password. */
export const ATTACKS_ON_A_DIRECTORY: readonly Attack[] = [
  {
    name: 'LDAP: empty and blank passwords, stars and brackets in the account',
    mustHold: 'only account and password open a session',
    async run(victim) {
      const reader = await readerOf(victim, { password_hash: '' });
      const account = reader.primary_id;
      const password = 'kept in the directory';
      const directory = await startDirectory([
        { uid: account, password },
        { uid: 'twice', password },
        { uid: 'twice', password },
      ]);
      try {
        await victim.change((now) => ({
          ...now,
          signIn: signInSettingsSchema.parse({
            ldap: { url: directory.url, tlsRequired: false, baseDn: 'dc=example' },
          }),
        }));
        let at = 0;
        const attempt = async (username: string, typed: string) => {
          at += 1;
          const code = await captchaOf(victim, 200 + at);
          const input = { username, password: encryptWirePassword(typed), ...code };
          return codeOf(victim.client({ from: `10.88.${at}.1` }).call(signIn, input));
        };
        const first = await attempt(account, password);
        const codes = [];
        for (const [username, typed] of [
          [account, ''],
          [account, ' '],
          [account, 'wrong'],
          ['*', password],
          [`${account.slice(0, 5)}*`, password],
          [`${account})(uid=*`, password],
          [`*)(|(uid=*`, password],
          [`${account},dc=example`, password],
          ['twice', password],
        ] as const)
          codes.push(await attempt(username, typed));
        return {
          held: first === '' && codes.every(Boolean),
          saw: `${first || 'signed in'}; ${counted(codes)}`,
        };
      } finally {
        directory.close();
      }
    },
  },
];

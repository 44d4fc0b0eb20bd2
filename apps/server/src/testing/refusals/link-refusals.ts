import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { bindOwnPassport } from '@lectern/contracts/people/identity/bind-own-passport';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { sendLinkCode } from '@lectern/contracts/people/identity/send-link-code';
import { unbindUser } from '@lectern/contracts/people/identity/unbind-user';
import { buildSession } from '../builders.ts';
import { OF_LINK_CODE, wrongLinkCode } from './link-code-ways.ts';
import { ofBinding, wechatState } from './link-ways.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const OF_WECHAT = ofBinding('wechat', (openId, given) => ({ openId, ...given }));
const OF_PASSPORT = ofBinding('passport', (uid, given) => ({ uid, ...given }));
const OF_NAME = ofBinding('passport', (uid, { username, ...given }) => ({
  uid,
  name: `Reader ${username}`,
  primaryId: username,
  ...given,
}));
const { CAPTCHA_WRONG: _, ...OF_OWN } = ofBinding('passport', (uid, { username, password }) => ({
  uid,
  primaryId: username,
  password,
}));

/** As the reader whose account is named. */
function asReader<Input extends { readonly primaryId: string }>(
  way: (library: RefusingLibrary) => Promise<Input>,
) {
  return async (library: RefusingLibrary): Promise<Input> => {
    const input = await way(library);
    const reader = await library.deps.db
      .selectFrom('account')
      .select(['id', 'tenant_id'])
      .where('primary_id', '=', input.primaryId)
      .executeTakeFirstOrThrow();
    library.caller = { token: await buildSession(library.deps.db, reader) };
    return input;
  };
}

const inBeta = async (library: RefusingLibrary) => {
  library.caller = { tenant: 'beta' };
  return { code: 'code', state: await wechatState(library, '1002') };
};

/** How calls about linked accounts are refused. */
export const LINKS_PROVOKED: readonly Provoked[] = [
  provoked(beginWechatSignIn, {
    LOGIN_METHOD_OFF: (library) => {
      library.caller = { tenant: 'beta' };
      return {};
    },
  }),
  provoked(otherLogin, {
    ...OF_WECHAT,
    LOGIN_METHOD_OFF: inBeta,
    PROVIDER_UNAVAILABLE: async (library) => ({ code: 'code', state: await wechatState(library, '1001') }),
  }),
  provoked(bindUser, OF_PASSPORT),
  provoked(relatePassport, { ...OF_NAME, CODE_WRONG: wrongLinkCode }),
  provoked(sendLinkCode, OF_LINK_CODE),
  provoked(bindOwnPassport, {
    ILS_UNAVAILABLE: asReader(OF_OWN.ILS_UNAVAILABLE),
    CREDENTIALS_WRONG: asReader(OF_OWN.CREDENTIALS_WRONG),
    LOGIN_LOCKED: asReader(OF_OWN.LOGIN_LOCKED),
    CODE_WRONG: asReader(async (library) => {
      const { name: _name, ...given } = await wrongLinkCode(library);
      return given;
    }),
    FOREIGN_SIGN_IN_STALE: asReader(OF_OWN.FOREIGN_SIGN_IN_STALE),
    IDENTITY_LINKED_ELSEWHERE: asReader(OF_OWN.IDENTITY_LINKED_ELSEWHERE),
    READER_LINKED_ALREADY: asReader(OF_OWN.READER_LINKED_ALREADY),
  }),
  provoked(getForeignAccount, { FOREIGN_SIGN_IN_STALE: () => ({ ticket: 'nothing' }) }),
  provoked(unbindUser, { LINK_NOT_FOUND: () => ({ provider: 'wechat' as const }) }),
];

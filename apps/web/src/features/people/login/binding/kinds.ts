import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { api } from '../../../../lib/api.ts';
import { mappingPath } from '../../../../lib/storage.ts';
import type { Binding } from './binding-form.tsx';
import type { BindingKind } from './binding-page.tsx';

/** /bindAccount: links a WeChat account by account and password. */
export const BIND_ACCOUNT: BindingKind = {
  provider: 'wechat',
  title: 'bindAccount',
  bind: async (openId, binding) =>
    api.call(otherLogin, {
      openId,
      username: binding.account.trim(),
      loginType: 1,
      mappingPath,
      ...(await proofOf(binding)),
    }),
};

/** /bindUid: links a learning-app account by account and password. */
export const BIND_UID: BindingKind = {
  provider: 'passport',
  title: 'bindUid',
  other: { path: '/relevanceUid', words: 'byName' },
  bind: async (uid, binding) =>
    api.call(bindUser, { uid, username: binding.account.trim(), mappingPath, ...(await proofOf(binding)) }),
};

/** /relevanceUid: links a learning-app account by name, primary id and password or a code. */
export const RELEVANCE_UID: BindingKind = {
  provider: 'passport',
  title: 'relevanceUid',
  withName: true,
  withCode: true,
  other: { path: '/bindUid', words: 'byPassword' },
  bind: async (uid, binding) =>
    api.call(relatePassport, {
      uid,
      name: binding.name,
      primaryId: binding.account.trim(),
      mappingPath,
      ...(await proofOf(binding)),
    }),
};

/** Password and verification code as they travel. The code of the cipher is loaded on first use. */
async function proofOf({ password, code, codeKey, proof }: Binding) {
  const { encryptWirePassword } = await import('@lectern/rules/wire-cipher');
  return {
    password: encryptWirePassword(password),
    verifyCode: code,
    codeKey,
    ...(proof && { proof: await proof }),
  };
}

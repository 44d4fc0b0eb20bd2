import { bindPhone } from '@lectern/contracts/people/contacts/bind-phone';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { sendBindPhoneCode } from '@lectern/contracts/people/contacts/send-bind-phone-code';
import { checkResetMailCode } from '@lectern/contracts/people/password/check-reset-mail-code';
import { replacePhone } from '@lectern/contracts/people/password/replace-phone';
import { resetPassword } from '@lectern/contracts/people/password/reset-password';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import { tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { changeProfile } from '../../domains/people/account/profile/change-profile.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { lastCode, SENDING, startReset } from '../sent-notices.ts';
import { putSettings } from '../test-settings.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { guessWrong } from './sign-in-ways.ts';

export const PASSWORD = 'Lectern2026';
const NEW = encryptWirePassword('Lectern2027');
export const NO_TICKET = 'x'.repeat(43);
const CODE = '000000';
const PHONE = '13800138000';

type Traits = Parameters<typeof buildPatron>[1];
type Settings = ReturnType<typeof tenantSettingsSchema.parse>;

/** Changes the settings of tenant `alpha`, which can send mails and text messages unless told. */
export async function changeSettings(
  { deps }: RefusingLibrary,
  change: (settings: Settings) => Partial<Settings> = () => ({}),
) {
  const tenant = await deps.tenants.byId('1001');
  if (!tenant) throw new Error('no tenant');
  const settings = tenantSettingsSchema.parse({ ...tenant.settings, ...SENDING });
  await putSettings({ deps }, tenantSettingsSchema.parse({ ...settings, ...change(settings) }));
  await deps.tenants.refresh();
}
const withPublic = (given: Partial<Settings['public']>) => (settings: Settings) => ({
  public: { ...settings.public, ...given },
});

/** A reader of a library that sends codes, who calls. */
async function caller(library: RefusingLibrary, traits: Traits = {}) {
  await changeSettings(library, ({ policy }) => ({
    policy: { ...policy, codesPerDay: 100, bindsPerDay: 3 },
  }));
  await changeSettings(library, withPublic({ bindMailOrPhone: '', passwordRule: 'simple' }));
  const password_hash = await hashPassword(PASSWORD);
  const patron = await buildPatron(library.deps.db, { password_hash, email_verified: 1, ...traits });
  library.caller = { token: await buildSession(library.deps.db, patron) };
  return patron;
}

/** Asks where the library sends nothing. */
export const cannotSend =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await caller(library);
    await changeSettings(library, () => ({ mail: undefined, sms: undefined }));
    return input;
  };

/** Asks for a second code at once. */
export const tooSoon =
  <Input extends { readonly mail: string } | { readonly phone: string }>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await caller(library);
    await askOnce(library, input);
    return input;
  };

/** Asks for one code more than a day has. */
export const tooMany =
  <Input extends { readonly mail: string } | { readonly phone: string }>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await caller(library);
    await changeSettings(library, ({ policy }) => ({ policy: { ...policy, codesPerDay: 1 } }));
    await askOnce(library, input);
    library.clock.advance(61);
    return input;
  };

async function askOnce(
  library: RefusingLibrary,
  input: { readonly mail: string } | { readonly phone: string },
) {
  const client = library.client(library.caller);
  if ('mail' in input) await client.call(sendBindMailCode, { mail: input.mail });
  else await client.call(sendBindPhoneCode, { phone: input.phone });
}

const bindInput = { phone: PHONE, code: CODE };

/** The same, signed in long ago, who has no password here or in the library system. */
async function withoutPassword(library: RefusingLibrary) {
  const { id } = await caller(library);
  await library.deps.db.updateTable('account').set({ password_hash: '' }).where('id', '=', id).execute();
}

/** How a call that binds a contact is refused. */
export const OF_BINDING = {
  ILS_UNAVAILABLE: async (library: RefusingLibrary) => {
    await caller(library);
    library.patrons.signInThere = true;
    return bindInput;
  },
  CREDENTIALS_WRONG: async (library: RefusingLibrary) => {
    await caller(library);
    return bindInput;
  },
  LOGIN_LOCKED: async (library: RefusingLibrary) => {
    const { primary_id } = await caller(library);
    await guessWrong(library, 'patron-sign-in', primary_id, 5);
    return bindInput;
  },
  SIGN_IN_AGAIN: async (library: RefusingLibrary) => {
    await withoutPassword(library);
    return bindInput;
  },
  CODE_WRONG: async (library: RefusingLibrary) => {
    await caller(library, { email_verified: 0 });
    return { ...bindInput, password: encryptWirePassword(PASSWORD) };
  },
  BIND_LIMIT_REACHED: async (library: RefusingLibrary) => {
    await caller(library);
    await changeSettings(library, ({ policy }) => ({
      policy: { ...policy, bindsPerDay: 1, codesPerDay: 100 },
    }));
    const client = library.client(library.caller);
    const password = encryptWirePassword(PASSWORD);
    const ask = async (phone: string) => {
      await client.call(sendBindPhoneCode, { phone });
      return { phone, code: await lastCode(library, phone), password };
    };
    await client.call(bindPhone, await ask('13700000001'));
    library.clock.advance(61);
    return ask('13700000002');
  },
};

export const OF_REMOVAL = {
  SIGN_IN_AGAIN: async (library: RefusingLibrary) => {
    await withoutPassword(library);
    return { kind: 'mail' as const };
  },
  ILS_UNAVAILABLE: async (library: RefusingLibrary) => {
    await OF_BINDING.ILS_UNAVAILABLE(library);
    return { kind: 'mail' as const };
  },
  CREDENTIALS_WRONG: async (library: RefusingLibrary) => {
    await caller(library);
    return { kind: 'mail' as const };
  },
  LOGIN_LOCKED: async (library: RefusingLibrary) => {
    await OF_BINDING.LOGIN_LOCKED(library);
    return { kind: 'mail' as const };
  },
  CONTACT_NEEDED: async (library: RefusingLibrary) => {
    await caller(library);
    await changeSettings(library, withPublic({ bindMailOrPhone: '4' }));
    return { kind: 'mail' as const };
  },
  BIND_LIMIT_REACHED: async (library: RefusingLibrary) => {
    await OF_BINDING.BIND_LIMIT_REACHED(library);
    await changeSettings(library, withPublic({ bindMailOrPhone: '' }));
    return { kind: 'mail' as const, password: encryptWirePassword(PASSWORD) };
  },
};

/** Begins to reset the password of a new reader; answers the ticket. */
async function begun(library: RefusingLibrary, traits: Traits = {}) {
  await changeSettings(library, withPublic({ findPasswordFlag: '1', passwordRule: 'simple' }));
  await changeSettings(library, ({ policy }) => ({
    policy: { ...policy, codesPerDay: 100, bindsPerDay: 3 },
  }));
  const password_hash = await hashPassword(PASSWORD);
  const patron = await buildPatron(library.deps.db, { password_hash, email_verified: 1, ...traits });
  library.caller = {};
  return { ticket: await startReset(library, patron.primary_id), patron };
}

async function proved(library: RefusingLibrary, traits: Traits = {}) {
  const { ticket, patron } = await begun(library, traits);
  await library.client().call(sendResetMailCode, { ticket });
  const code = await lastCode(library, patron.email);
  const next = await library.client().call(checkResetMailCode, { ticket, code });
  return { ticket: next.ticket, patron };
}

/** How a call that sends a code to reset a password is refused; `send` is that call. */
export function ofResetCode(send: typeof sendResetMailCode | typeof sendResetPhoneCode) {
  return {
    RESET_EXPIRED: () => ({ ticket: NO_TICKET }),
    CHANNEL_UNAVAILABLE: async (library: RefusingLibrary) => {
      const { ticket } = await begun(library);
      await changeSettings(library, () => ({ mail: undefined, sms: undefined }));
      return { ticket };
    },
    CODE_TOO_SOON: async (library: RefusingLibrary) => {
      const { ticket } = await begun(library);
      await library.client().call(send as typeof sendResetMailCode, { ticket });
      return { ticket };
    },
    CODE_LIMIT_REACHED: async (library: RefusingLibrary) => {
      const { ticket } = await begun(library);
      await changeSettings(library, ({ policy }) => ({ policy: { ...policy, codesPerDay: 1 } }));
      await library.client().call(send as typeof sendResetMailCode, { ticket });
      library.clock.advance(61);
      return { ticket };
    },
  };
}

export const OF_RESET_CHECK = {
  RESET_EXPIRED: () => ({ ticket: NO_TICKET, code: CODE }),
  CODE_WRONG: async (library: RefusingLibrary) => ({ ticket: (await begun(library)).ticket, code: CODE }),
};

/** Begins to reset a password where the library does not do so. */
export const resetOff = async (library: RefusingLibrary) => {
  await changeSettings(library, withPublic({ findPasswordFlag: '0' }));
  return { primaryId: 'nobody', imgTicket: NO_TICKET };
};
export const captchaUnknown = async (library: RefusingLibrary) => {
  await changeSettings(library, withPublic({ findPasswordFlag: '1' }));
  return { primaryId: 'nobody', imgTicket: NO_TICKET };
};

/** How a new password is refused; `input` brings the call to where the password is looked at. */
export function ofNewPassword<Input extends object>(
  input: (library: RefusingLibrary, traits?: Traits) => Promise<Input>,
) {
  const way = (password: string, rule: 'simple' | 'strong', traits: Traits = {}) => {
    return async (library: RefusingLibrary) => {
      const given = await input(library, traits);
      await changeSettings(library, withPublic({ passwordRule: rule }));
      return { ...given, password: encryptWirePassword(password) };
    };
  };
  let accounts = 0;
  return {
    PASSWORD_RULE_SIMPLE: way('short', 'simple'),
    PASSWORD_RULE_STRONG: way('lectern2027', 'strong'),
    PASSWORD_IS_ACCOUNT: async (library: RefusingLibrary) => {
      accounts += 1;
      const primary_id = `Owner${Math.random().toString(36).slice(2, 7)}${accounts}9`;
      return way(primary_id, 'simple', { primary_id })(library);
    },
    PASSWORD_UNCHANGED: way(PASSWORD, 'simple'),
    PASSWORD_ELSEWHERE: async (library: RefusingLibrary) => {
      const given = await input(library);
      library.patrons.signInThere = true;
      return { ...given, password: NEW };
    },
  };
}

export const OF_RESET = {
  ...ofNewPassword(async (library, traits) => ({ ticket: (await proved(library, traits)).ticket })),
  RESET_EXPIRED: () => ({ ticket: NO_TICKET, password: NEW }),
  RESET_LIMIT_REACHED: async (library: RefusingLibrary) => {
    const { ticket, patron } = await proved(library);
    await changeSettings(library, ({ policy }) => ({ policy: { ...policy, resetsPerDay: 1 } }));
    await library.client().call(resetPassword, { ticket, password: NEW });
    library.clock.advance(61);
    const again = await startReset(library, patron.primary_id);
    await library.client().call(sendResetMailCode, { ticket: again });
    const code = await lastCode(library, patron.email);
    const next = await library.client().call(checkResetMailCode, { ticket: again, code });
    return { ticket: next.ticket, password: encryptWirePassword('Lectern2028') };
  },
};

export const OF_REPLACEMENT = {
  RESET_EXPIRED: () => ({ ticket: NO_TICKET, phone: PHONE, code: CODE }),
  CODE_WRONG: async (library: RefusingLibrary) => ({
    ticket: (await proved(library)).ticket,
    phone: PHONE,
    code: CODE,
  }),
  IDENTITY_WRONG: async (library: RefusingLibrary) => {
    const { ticket, patron } = await proved(library);
    await changeProfile(library.deps, '1001', patron.id, { certificateNo: 'E12345678' });
    await library.client().call(sendResetPhoneCode, { ticket, phone: PHONE });
    return { ticket, phone: PHONE, code: await lastCode(library, PHONE) };
  },
  BIND_LIMIT_REACHED: async (library: RefusingLibrary) => {
    const { ticket } = await proved(library);
    await changeSettings(library, ({ policy }) => ({ policy: { ...policy, bindsPerDay: 1 } }));
    const ask = async (phone: string) => {
      await library.client().call(sendResetPhoneCode, { ticket, phone });
      return { ticket, phone, code: await lastCode(library, phone) };
    };
    await library.client().call(replacePhone, await ask('13600000001'));
    library.clock.advance(61);
    return ask('13600000002');
  },
};

const oldAnd = async (library: RefusingLibrary, traits?: Traits) => {
  await caller(library, traits);
  return { oldPassword: encryptWirePassword(PASSWORD) };
};
const wrongOld = { oldPassword: NEW, password: NEW };

export const OF_CHANGE = {
  ...ofNewPassword(oldAnd),
  CREDENTIALS_WRONG: async (library: RefusingLibrary) => {
    await caller(library);
    return wrongOld;
  },
  LOGIN_LOCKED: async (library: RefusingLibrary) => {
    const { primary_id } = await caller(library);
    await guessWrong(library, 'patron-sign-in', primary_id, 5);
    return wrongOld;
  },
};

export const OF_FORCED_CHANGE = ofNewPassword(async (library, traits) => {
  const patron = await caller(library, traits);
  const now = library.clock.now().toISOString();
  const token = await openSession(library.deps.db, {
    tenant_id: patron.tenant_id,
    actor_kind: 'patron',
    actor_id: patron.id,
    purpose: 'change-password',
    method: 1,
    own_password: 1,
    created_at: now,
    expires_at: '2036-01-01T00:00:00.000Z',
  });
  library.caller = { token };
  return {};
});

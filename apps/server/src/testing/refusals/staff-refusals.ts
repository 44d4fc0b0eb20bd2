import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { beginStaffCode } from '@lectern/contracts/people/staff/begin-staff-code';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { beginStaffPasskeySignIn } from '@lectern/contracts/people/staff/begin-staff-passkey-sign-in';
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import { dropFailedWork } from '@lectern/contracts/people/staff/drop-failed-work';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { openStaffSessionByPasskey } from '@lectern/contracts/people/staff/open-staff-session-by-passkey';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { retryFailedWork } from '@lectern/contracts/people/staff/retry-failed-work';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { keepNewSecret, newTotpSecret } from '../../domains/people/second-factor/totp.ts';
import { addStaffMember } from '../../domains/people/staff/add-staff-member.ts';
import { addStaffPasskeyRow } from '../../domains/people/staff/staff-passkey-store.ts';
import { listMembers, listRoles } from '../../domains/people/staff/staff-store.ts';
import { later } from '../../platform/clock.ts';
import { toBit } from '../../platform/db/codecs.ts';
import { newId } from '../../platform/db/ids.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import { TENANT } from '../built-rows.ts';
import { addFailedJob, addTakenJob } from '../failed-work.ts';
import { makeMember } from '../made-member.ts';
import { openStaffSession as staffSession } from '../staff-session.ts';
import { NEW, offer, USED } from './passkey-refusals.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';
import { guessWrong } from './sign-in-ways.ts';

const STAFF = { account: 'nobody', password: 'a wrong password' };
const PASSWORD = 'a long enough secret';
const APPROVAL = { ...STAFF, account: 'no-colleague', amount: 300 };
const NEW_PASSWORD = { oldPassword: 'a wrong password', password: 'another long secret' };
const MEMBER = { account: 'new', name: 'New', roleIds: [] };

/** A library without other staff. */
const OTHER = '1002';

let serial = 0;

/** A member with this role alone who can sign in; with an app where codes are asked for. */
async function member({ deps: { db, clock } }: RefusingLibrary, withApp: boolean) {
  const account = `member-${++serial}`;
  const id = await addStaffMember(db, TENANT, {
    account,
    name: 'Member',
    passwordHash: await hashPassword(PASSWORD),
    role: account,
    permissions: [],
    now: clock.now().toISOString(),
  });
  if (withApp) await db.updateTable('staff_member').set({ code_step: 1 }).where('id', '=', id).execute();
  return { account, id };
}

/** Calls as a member who has a password. */
async function signedInMember(library: RefusingLibrary) {
  const { account, id } = await member(library, false);
  const now = library.clock.now();
  const token = await openSession(library.deps.db, {
    tenant_id: TENANT,
    actor_kind: 'staff',
    actor_id: id,
    created_at: now.toISOString(),
    expires_at: later(now, 3600),
  });
  library.caller = { token };
  return { account, id };
}

/** A member who makes passkeys, in a library that offers them. */
async function withoutPasskeys(library: RefusingLibrary) {
  const signedIn = await signedInMember(library);
  await offer(library, true);
  return signedIn;
}
const notOffered =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await signedInMember(library);
    await offer(library, false);
    return input;
  };
const offered =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await withoutPasskeys(library);
    return input;
  };
const locked =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    await guessWrong(library, 'staff-sign-in', (await withoutPasskeys(library)).account, 5);
    return input;
  };

/** Calls as the only member of another library who may manage its staff. */
async function lastManager(library: RefusingLibrary) {
  const { db, clock } = library.deps;
  const now = clock.now();
  await db.updateTable('staff_member').set({ active: 0 }).where('tenant_id', '=', OTHER).execute();
  const account = `manager-${++serial}`;
  const staffId = await addStaffMember(db, OTHER, {
    account,
    name: 'Manager',
    passwordHash: '',
    role: account,
    permissions: ['staff.manage'],
    now: now.toISOString(),
  });
  const session = { tenant_id: OTHER, actor_kind: 'staff', actor_id: staffId } as const;
  const times = { created_at: now.toISOString(), expires_at: later(now, 3600) };
  library.caller = { tenant: 'beta', token: await openSession(db, { ...session, ...times }) };
  const role = (await listRoles(db, OTHER)).find(({ name }) => name === account);
  return { staffId, account, roleId: role?.roleId ?? '' };
}

/** How calls of the staff about themselves are refused. */
export const STAFF_PROVOKED: readonly Provoked[] = [
  provoked(openStaffSession, {
    CAPTCHA_WRONG: () => ({ ...STAFF, codeKey: 'nothing', verifyCode: 'AAAA' }),
    async CAPTCHA_REQUIRED(library) {
      const input = { ...STAFF, account: 'careless' };
      await guessWrong(library, 'staff-sign-in', input.account, 2);
      return input;
    },
    CREDENTIALS_WRONG: () => STAFF,
    async LOGIN_LOCKED(library) {
      await guessWrong(library, 'staff-sign-in', STAFF.account, 5);
      return STAFF;
    },
    async STAFF_CODE_REQUIRED(library) {
      return { account: (await member(library, true)).account, password: PASSWORD };
    },
    async STAFF_CODE_WRONG(library) {
      return { account: (await member(library, true)).account, password: PASSWORD, code: '000000' };
    },
  }),
  provoked(approveRefund, {
    CREDENTIALS_WRONG: () => APPROVAL,
    async LOGIN_LOCKED(library) {
      const { account } = await member(library, false);
      await guessWrong(library, 'staff-sign-in', account, 5);
      return { ...APPROVAL, account };
    },
    async STAFF_CODE_REQUIRED(library) {
      return { ...APPROVAL, account: (await member(library, true)).account, password: PASSWORD };
    },
    async STAFF_CODE_WRONG(library) {
      const { account } = await member(library, true);
      return { ...APPROVAL, account, password: PASSWORD, code: '000000' };
    },
    async SECOND_PERSON_NEEDED(library) {
      return { ...APPROVAL, account: (await member(library, false)).account, password: PASSWORD };
    },
    async SECOND_PERSON_NOT_APART(library) {
      const manager = library.client(library.caller);
      const { account, password } = await makeMember(manager, library.client(), ['payments.refund']);
      return { ...APPROVAL, account, password };
    },
  }),
  provoked(chooseDesk, { LIBRARY_UNKNOWN: () => ({ libraryCode: 'nowhere' }) }),
  provoked(changeStaffPassword, {
    CREDENTIALS_WRONG: () => NEW_PASSWORD,
    async LOGIN_LOCKED(library) {
      const { account } = await signedInMember(library);
      await guessWrong(library, 'staff-sign-in', account, 5);
      return NEW_PASSWORD;
    },
    async PASSWORD_IS_ACCOUNT(library) {
      return { oldPassword: PASSWORD, password: (await signedInMember(library)).account };
    },
    async PASSWORD_UNCHANGED(library) {
      await signedInMember(library);
      return { oldPassword: PASSWORD, password: PASSWORD };
    },
  }),
  provoked(beginStaffPasskey, {
    PASSKEYS_OFF: notOffered({ password: PASSWORD }),
    CREDENTIALS_WRONG: offered({ password: 'a wrong password' }),
    LOGIN_LOCKED: locked({ password: PASSWORD }),
    async PASSKEY_LIMIT_REACHED(library) {
      const { id } = await withoutPasskeys(library);
      for (let count = 0; count < 20; count++)
        await inTransaction(library.deps.db, (tx) => addStaffPasskeyRow(tx, passkeyOf(id)));
      return { password: PASSWORD };
    },
  }),
  provoked(addStaffPasskey, { PASSKEYS_OFF: notOffered(NEW), PASSKEY_REFUSED: offered(NEW) }),
  provoked(renameStaffPasskey, { PASSKEY_NOT_FOUND: offered({ id: 'nothing', name: 'Desk' }) }),
  provoked(removeStaffPasskey, {
    CREDENTIALS_WRONG: offered({ id: 'nothing', password: 'a wrong password' }),
    LOGIN_LOCKED: locked({ id: 'nothing', password: PASSWORD }),
    PASSKEY_NOT_FOUND: offered({ id: 'nothing', password: PASSWORD }),
  }),
  provoked(beginStaffPasskeySignIn, { LOGIN_METHOD_OFF: notOffered({}) }),
  provoked(openStaffSessionByPasskey, {
    LOGIN_METHOD_OFF: notOffered(USED),
    PASSKEY_REFUSED: offered(USED),
  }),
  provoked(beginStaffCode, {
    TWO_STEPS_OFF(library) {
      library.keys.areThere = false;
      return {};
    },
  }),
  provoked(confirmStaffCode, {
    ENROLMENT_EXPIRED: () => ({ code: '123456' }),
    async STAFF_CODE_WRONG(library) {
      const { token, id } = await enrolling(library);
      library.caller = { token };
      await keepNewSecret(library.deps, TENANT, id, newTotpSecret());
      return { code: '000000' };
    },
    async LOGIN_LOCKED(library) {
      const { token, id } = await enrolling(library);
      library.caller = { token };
      await keepNewSecret(library.deps, TENANT, id, newTotpSecret());
      const client = library.client({ token });
      for (let guess = 0; guess < 5; guess++)
        await client.call(confirmStaffCode, { code: '000000' }).catch(() => undefined);
      return { code: '000000' };
    },
  }),
  provoked(retryFailedWork, {
    FAILED_WORK_UNKNOWN: () => ({ id: 'nothing' }),
    async FAILED_WORK_FORGOTTEN({ deps: { db } }) {
      return { id: await addFailedJob(db, { isForgotten: true }) };
    },
    async FAILED_WORK_TAKEN({ deps: { db } }) {
      return { id: await addTakenJob(db, 'taken') };
    },
  }),
  provoked(dropFailedWork, { FAILED_WORK_UNKNOWN: () => ({ id: 'nothing' }) }),
  provoked(removeRole, {
    ROLE_UNKNOWN: () => ({ roleId: 'nothing' }),
    async ROLE_IN_USE({ deps: { db } }) {
      const used = (await listMembers(db, TENANT)).flatMap(({ roleIds }) => roleIds)[0];
      return { roleId: used ?? '' };
    },
  }),
  provoked(putRole, {
    ROLE_UNKNOWN: () => ({ roleId: 'nothing', name: 'New', permissions: [] }),
    async ROLE_NAME_TAKEN(library) {
      const { account } = await member(library, false);
      return { name: account, permissions: [] };
    },
    async PERMISSION_NOT_OWN(library) {
      library.caller = { token: await staffSession(library, ['staff.manage']) };
      return { name: 'Money', permissions: ['payments.refund' as const] };
    },
    async LAST_MANAGER(library) {
      const { roleId, account } = await lastManager(library);
      return { roleId, name: account, permissions: [] };
    },
  }),
  provoked(putStaffMember, {
    async STAFF_ACCOUNT_TAKEN(library) {
      return { ...MEMBER, account: (await member(library, false)).account };
    },
    STAFF_UNKNOWN: () => ({ ...MEMBER, staffId: 'nothing' }),
    ROLE_UNKNOWN: () => ({ ...MEMBER, roleIds: ['nothing'] }),
    async PERMISSION_NOT_OWN(library) {
      const manager = library.client(library.caller);
      const { staffId, roleId, account } = await makeMember(manager, library.client(), ['payments.refund']);
      library.caller = { token: await staffSession(library, ['staff.manage']) };
      return { ...MEMBER, staffId, account, roleIds: [roleId], password: PASSWORD };
    },
    async LAST_MANAGER(library) {
      const { staffId, account } = await lastManager(library);
      return { ...MEMBER, staffId, account };
    },
  }),
];

function passkeyOf(staffId: string) {
  const id = newId();
  return {
    tenant_id: TENANT,
    id,
    staff_id: staffId,
    user_handle: 'handle',
    credential_id: id,
    public_key: 'key',
    use_count: 0,
    transports: '[]',
    synced: toBit(false),
    name: 'Phone',
    created_at: '2026-01-01T00:00:00.000Z',
    last_used_at: null,
  };
}

async function enrolling(library: RefusingLibrary) {
  const token = await staffSession(library, []);
  const members = await library.deps.db
    .selectFrom('session')
    .select('actor_id')
    .where('actor_kind', '=', 'staff')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { token, id: members.actor_id };
}

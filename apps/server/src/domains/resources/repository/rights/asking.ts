import type { PolicyRules } from '@lectern/contracts/resources/repository/policy';
import { dateIn } from '../../../../platform/clock.ts';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { readerRights } from '../../databases/entrances/reader-rights.ts';
import { listPolicyRows } from '../store/policy-store.ts';
import type { AccessPolicyTable } from '../tables.ts';
import { type Asker, asksWho, mayDo, openPages, type Rights } from './may-do.ts';

/** Who asks, and all sets of rights of the library: what a call needs to judge any number of objects. */
export interface Asking {
  readonly asker: Asker;
  readonly policies: ReadonlyMap<string, AccessPolicyTable>;
}

type Who = Pick<CallContext, 'tenant' | 'address'> & {
  readonly patron?: { readonly id: string } | undefined;
};

/** The library system is asked once, and only if a set of rights asks who the reader is and somebody is signed in. */
export async function beginAsking(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  { tenant, address, patron }: Who,
): Promise<Asking> {
  const rows = await listPolicyRows(deps.db, tenant.id);
  const policies = new Map(rows.map((row) => [row.id, row]));
  const isPersonal = rows.some((row) => asksWho(rightsFrom(row, '')));
  const reader = patron && isPersonal ? await readerRights(deps, tenant, patron.id) : undefined;
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  return { policies, asker: { address, reader, networks: tenant.settings.eresources.networks, today } };
}

/** Closed to everybody: what has no rights, or rights that are gone. */
const CLOSED: Rights = {
  rules: { describe: [], sample: [], read: [], download: [], print: [], copy: [] },
  samplePages: 0,
  closedUntil: '',
};

interface Ruled {
  readonly policy_id: string;
  readonly closed_until: string;
}

/** The rights of an object, or those of one of its files: its own beside those of the object. */
export function rightsOf({ policies }: Pick<Asking, 'policies'>, object: Ruled, file?: Ruled): Rights[] {
  const own = ruled(policies, object.policy_id, object.closed_until);
  if (!file) return [own];
  const { policy_id, closed_until } = file;
  // Without a policy of its own a file may still have a day of its own.
  const narrowed =
    policy_id === '' ? { ...own, closedUntil: closed_until } : ruled(policies, policy_id, closed_until);
  return [own, narrowed];
}

/** The sets of rights under which the asker sees that an object exists. */
export function describablePolicies({ policies, asker }: Asking): string[] {
  return [...policies.values()]
    .filter((row) => mayDo('describe', [rightsFrom(row, '')], asker).may)
    .map(({ id }) => id);
}

function ruled(
  policies: ReadonlyMap<string, AccessPolicyTable>,
  policyId: string,
  closedUntil: string,
): Rights {
  const row = policies.get(policyId);
  return row ? rightsFrom(row, closedUntil) : CLOSED;
}

function rightsFrom({ rules, sample_pages }: AccessPolicyTable, closedUntil: string): Rights {
  return { rules: fromJson<PolicyRules>(rules), samplePages: sample_pages, closedUntil };
}

/** The sets of rights under which the asker may read something today, whole or in part. */
export function readablePolicies({ policies, asker }: Asking): string[] {
  return [...policies.values()]
    .filter((row) => openPages(1, [rightsFrom(row, '')], asker) > 0)
    .map(({ id }) => id);
}

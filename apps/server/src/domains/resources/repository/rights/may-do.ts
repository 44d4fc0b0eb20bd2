import type { EresourceNetwork } from '@lectern/contracts/people/tenant/eresource-settings';
import type { ObjectAct, ObjectClosedReason } from '@lectern/contracts/resources/repository/acts';
import type { Grant, PolicyRules } from '@lectern/contracts/resources/repository/policy';
import { isInRanges } from '@lectern/rules/network-range';
import { rangesOfNetworks } from '../../databases/entrances/network-ranges.ts';
import type { ReaderState } from '../../databases/entrances/reader-rights.ts';

/** Rights as an object or one of its files has them: its policy, and the day before which it is closed. */
export interface Rights {
  readonly rules: PolicyRules;
  readonly samplePages: number;
  /** Calendar date of the library; empty without one. */
  readonly closedUntil: string;
}

/** Who asks, from where, on which day. */
export interface Asker {
  /** IPv4 or IPv6. */
  readonly address: string;
  readonly reader: ReaderState;
  readonly networks: readonly EresourceNetwork[];
  /** Calendar date of the library, YYYY-MM-DD: an embargo ends at its midnight. */
  readonly today: string;
}

/** Yes, or why not; `from` is the day from which it may be done, where the answer is to wait. */
export type Verdict =
  | { readonly may: true }
  | { readonly may: false; readonly reason: ObjectClosedReason; readonly from: string };

/** What must be allowed too before an act is. */
const NEEDED: Readonly<Record<ObjectAct, readonly ObjectAct[]>> = {
  describe: [],
  sample: ['describe'],
  read: ['describe'],
  download: ['describe'],
  print: ['describe', 'read'],
  copy: ['describe', 'read'],
};

/** Of several ways that are closed, the reader is told of the one that is nearest to being open. */
const NEAREST_FIRST: readonly ObjectClosedReason[] = ['signIn', 'away', 'blocked', 'place', 'group'];

/**
 * Whether somebody may do something now, and if not why and when. All rights must allow it: those of the object, and those of the file
 * where it has its own. This is the only place that decides; every call that gives away a page, a text, a byte or an address asks here.
 */
export function mayDo(act: ObjectAct, rights: readonly Rights[], asker: Asker): Verdict {
  for (const needed of [...NEEDED[act], act]) {
    const closed = whyClosed(needed, rights, asker);
    if (closed) return closed;
  }
  return { may: true };
}

/** How many pages somebody may see: all, some from the first, or none. */
export function openPages(pages: number, rights: readonly Rights[], asker: Asker): number {
  if (mayDo('read', rights, asker).may) return pages;
  if (!mayDo('sample', rights, asker).may) return 0;
  return Math.min(pages, ...rights.map(({ samplePages }) => samplePages));
}

/** Whether an answer depends on who the reader is, so that the library system must be asked. */
export function asksWho({ rules }: Rights): boolean {
  return Object.values(rules).some((grants) =>
    grants.some(({ signedIn, groups }) => signedIn || groups.length > 0),
  );
}

function whyClosed(act: ObjectAct, rights: readonly Rights[], asker: Asker): Verdict | undefined {
  // Nobody is told to wait for a day on which it is closed for another reason.
  const byRule = rights.flatMap(({ rules }) => whyNoGrant(rules[act], asker) ?? []);
  const forEver = byRule.find((reason) => reason === 'nobody');
  if (forEver) return { may: false, reason: forEver, from: '' };
  const closedUntil = act === 'describe' ? [] : rights.map((one) => one.closedUntil);
  const from = closedUntil
    .filter((day) => day > asker.today)
    .sort()
    .at(-1);
  if (from !== undefined) return { may: false, reason: 'notYet', from };
  const reason = byRule[0];
  return reason && { may: false, reason, from: '' };
}

function whyNoGrant(grants: readonly Grant[], asker: Asker): ObjectClosedReason | undefined {
  const reasons = grants.map((grant) => whyNot(grant, asker));
  if (reasons.length === 0) return 'nobody';
  if (reasons.includes(undefined)) return undefined;
  return NEAREST_FIRST.find((reason) => reasons.includes(reason));
}

function whyNot(
  { signedIn, groups, networks, ranges }: Grant,
  { address, reader, networks: known }: Asker,
): ObjectClosedReason | undefined {
  const isPlaceBound = networks.length > 0 || ranges.length > 0;
  if (isPlaceBound && !isInRanges(address, rangesOfNetworks({ networks, ranges }, known))) return 'place';
  if (!signedIn && groups.length === 0) return undefined;
  if (reader === undefined) return 'signIn';
  if (reader === 'away') return 'away';
  if (!reader.isValid) return 'blocked';
  return groups.length === 0 || groups.includes(reader.group) ? undefined : 'group';
}

import type { Deps } from '../../../../platform/deps.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { askAndNote, type NoteDeps } from '../ask-and-note.ts';
import { whenIn } from '../reading.ts';
import { restingHosts } from '../store/host-store.ts';
import { askedOnDay, dueLinks, silentHosts } from '../store/link-store.ts';
import type { LinkTable } from '../tables.ts';
import { withoutGone } from './follow-links.ts';

/** Hosts that are asked at the same time for one library: one that hangs holds up its own links only. */
const AT_ONCE = 4;
/** Links of one host that are asked on a day. */
const MOST_OF_HOST = 50;
/** Due links that are looked at: some may be of hosts that rest. */
const MOST_LOOKED_AT = 2000;
/** After so long a turn ends, so that other libraries come to theirs. */
const TURN_MS = 60_000;

/** Asks links of a library that are due, as many as the day still allows. Answers whether some are left for another turn now. */
export async function checkLinks(
  deps: NoteDeps & Pick<Deps, 'clock'>,
  tenant: Tenant,
  signal?: AbortSignal,
  turnMs = TURN_MS,
): Promise<boolean> {
  const { db, clock } = deps;
  const { isOn, perDay } = tenant.settings.eresources.linkCheck;
  if (!isOn) return false;
  const { now, today } = whenIn(deps, tenant);
  const at = now.toISOString();
  const asked = new Map(await askedOnDay(db, tenant.id, today));
  let left = perDay - [...asked.values()].reduce((sum, count) => sum + count, 0);
  if (left <= 0) return false;
  const [resting, silent, due] = await Promise.all([
    restingHosts(db, tenant.id, at),
    silentHosts(db, tenant.id, today),
    readDue(deps, tenant.id, at),
  ]);
  const open = due.filter(({ host }) => !resting.has(host) && !silent.has(host));
  const hosts = groupBy(open, ({ host }) => host).values();
  const ends = clock.steadyMs() + turnMs;
  let isLeft = false;
  const errors: unknown[] = [];

  async function askHost(links: readonly LinkTable[]): Promise<void> {
    for (const link of links) {
      const ofHost = asked.get(link.host) ?? 0;
      if (left <= 0 || ofHost >= MOST_OF_HOST || signal?.aborted) return;
      if (clock.steadyMs() >= ends) {
        isLeft = true;
        return;
      }
      left -= 1;
      asked.set(link.host, ofHost + 1);
      if (!(await askAndNote(deps, tenant, link, signal))) return;
    }
  }

  async function askHosts(): Promise<void> {
    for (const links of hosts) {
      try {
        await askHost(links);
      } catch (error) {
        errors.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, askHosts));
  if (errors.length > 0) throw errors[0];
  return isLeft;
}

/** What is due, entrances first: each of them stands for a whole database. */
async function readDue({ db }: Pick<Deps, 'db'>, tenantId: string, now: string): Promise<LinkTable[]> {
  const [entrances, titles] = await Promise.all([
    dueLinks(db, tenantId, { now, of: 'entrances', limit: MOST_LOOKED_AT }),
    dueLinks(db, tenantId, { now, of: 'titles', limit: MOST_LOOKED_AT }),
  ]);
  return [...entrances, ...(await withoutGone(db, tenantId, titles))];
}

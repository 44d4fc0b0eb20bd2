import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOMAINS } from './domains.ts';
import type { Deps } from './platform/deps.ts';
import type { JobHandler } from './platform/jobs/job-type.ts';
import { listFaults } from './platform/tenants/faults/fault-store.ts';
import type { Tenant } from './platform/tenants/tenant-registry.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const BROKEN = '1001';
const WHOLE = '1002';

/** The jobs that work for one library after the other. */
const LOOPS = [
  'activity.expire',
  'alliance.tell',
  'circulation.forget',
  'circulation.longLoans',
  'circulation.requests',
  'circulation.shelves',
  'harvest.watch',
  'interlibrary.tell',
  'links.plan',
  'messages.day',
  'messages.send',
  'payments.watch',
  'points.expire',
  'purchase.watch',
  'rankings.make',
  'repository.publish',
  'repository.texts',
  'stored-files.sweep',
  'subscriptions.tell',
  'titles.follow',
  'usage.watch',
];

describe('a library for which all background work fails', () => {
  let app: TestApp;
  let jobs: readonly JobHandler[];
  const looked = new Set<string>();
  beforeAll(async () => {
    app = await createTestApp();
    const deps = withBroken(app.deps, looked);
    jobs = DOMAINS.flatMap(({ background }) => background?.(deps).jobs ?? []);
  });
  afterAll(() => app.close());

  it('stops none of the work for the library behind it, and is known to its staff', async () => {
    const loops: string[] = [];
    for (const job of jobs.filter(({ recurring }) => recurring)) {
      looked.clear();
      const never = new AbortController().signal;
      const answer = await job.run({ id: '1', tenantId: undefined, payload: {}, attempt: 1 }, never);
      expect(answer, job.type.kind).toHaveProperty('again');
      if (!looked.has(BROKEN)) continue;
      expect(looked, job.type.kind).toContain(WHOLE);
      loops.push(job.type.kind);
    }
    expect(loops.sort()).toEqual(LOOPS);
    const faults = await listFaults(app.deps.db, BROKEN);
    expect(faults.map(({ source }) => source).sort()).toEqual(LOOPS);
    expect(await listFaults(app.deps.db, WHOLE)).toEqual([]);
  });
});

/** The library that comes first raises when anything of it is read; `looked` gets the ids of libraries that were read. */
function withBroken(deps: Deps, looked: Set<string>): Deps {
  const seen = (tenant: Tenant): Tenant => {
    let reads = 0;
    return {
      get id() {
        looked.add(tenant.id);
        reads += 1;
        // The first read is that of the loop itself, which says whose work begins.
        if (tenant.id === BROKEN && reads > 1) throw new Error('broken');
        return tenant.id;
      },
      mappingPath: tenant.mappingPath,
      get settings() {
        if (tenant.id === BROKEN) throw new Error('broken');
        return tenant.settings;
      },
    };
  };
  return { ...deps, tenants: { ...deps.tenants, all: async () => (await deps.tenants.all()).map(seen) } };
}

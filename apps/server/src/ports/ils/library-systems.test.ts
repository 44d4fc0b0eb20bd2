import { policySettingsSchema, type TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { testSettings } from '../../testing/test-settings.ts';
import { absentIls } from './absent-ils.ts';
import type { IlsPort } from './ils-port.ts';
import { createLibrarySystems, type IlsTenant, readyDriver } from './library-systems.ts';

const UNAVAILABLE = { code: 'ILS_UNAVAILABLE' };

describe('library systems', () => {
  const opened: { kind: string; tenant: IlsTenant; settings: unknown }[] = [];
  const driver = (kind: string, schema: z.ZodType) =>
    readyDriver({
      kind,
      can: [],
      settings: schema,
      open(tenant, settings): IlsPort {
        opened.push({ kind, tenant, settings });
        return { ...absentIls, outside: kind !== 'own' };
      },
    });
  const own = driver('own', z.object({ kind: z.string() }));
  const distant = driver('distant', z.object({ kind: z.string(), address: z.url() }));

  function systems(...tenants: ReturnType<typeof tenantWith>[]) {
    opened.length = 0;
    const log = { error: vi.fn() };
    const registry = { byId: async (id: string) => tenants.find((tenant) => tenant.id === id) };
    return { log, systems: createLibrarySystems({ tenants: registry, log }, [own, distant]) };
  }

  function tenantWith(id: string, ils: TenantSettings['ils']) {
    return { id, mappingPath: 'alpha', settings: { ...testSettings('alpha'), ils } };
  }

  it('are opened by the kind that settings name, with what the driver reads, once for a revision', () => {
    const tenant = tenantWith('1', { kind: 'distant', address: 'https://ils.example.org/', more: 1 });
    const { systems: given } = systems();
    expect(given.of(tenant)).toBe(given.of(tenant));
    expect(opened).toEqual([
      {
        kind: 'distant',
        tenant: { id: '1', policy: tenant.settings.policy },
        settings: { kind: 'distant', address: 'https://ils.example.org/' },
      },
    ]);
    given.of(tenantWith('1', { kind: 'own' }));
    expect(opened.map(({ kind }) => kind)).toEqual(['distant', 'own']);
  });

  it.each([
    ['a kind that nobody drives', { kind: 'unheard-of' }],
    ['settings that the driver cannot read', { kind: 'distant', address: 'nowhere' }],
  ])('are away for %s, and the log says why', async (_what, ils) => {
    const { systems: given, log } = systems();
    const tenant = tenantWith('1', ils);
    expect(await given.of(tenant).loans('p')).toMatchObject(UNAVAILABLE);
    expect(await given.of(tenant).availability(['b'])).toMatchObject(UNAVAILABLE);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ tenant: '1', err: expect.any(Error) });
  });

  it('are the default for a tenant that is not there yet', async () => {
    const { systems: given } = systems(tenantWith('1', { kind: 'distant', address: 'https://a.example/' }));
    expect((await given.ofId('1')).outside).toBe(true);
    expect((await given.ofId('2')).outside).toBe(false);
    expect(opened.at(-1)).toEqual({
      kind: 'own',
      tenant: { id: '2', policy: policySettingsSchema.parse({}) },
      settings: { kind: 'own' },
    });
  });
});

import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

const running = new WeakMap<Deps['db'], Map<string, number>>();

/** Takes one of the places that a library has for questions to models in this process; undefined where none is free. */
export function takeModelPlace(
  { db }: Pick<Deps, 'db'>,
  { id, settings }: Tenant,
): { leave(): void } | undefined {
  const counts = running.get(db) ?? new Map<string, number>();
  running.set(db, counts);
  const before = counts.get(id) ?? 0;
  if (before >= settings.assistant.modelsAtOnce) return undefined;
  counts.set(id, before + 1);
  return { leave: () => counts.set(id, (counts.get(id) ?? 1) - 1) };
}

import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import { type Arguments, usageError } from './command.ts';

export const PERMISSION_OPTION = { permission: { type: 'string', multiple: true } } as const;

/** The permissions that were named, each once; `all` names every one. */
export function readPermissions(args: Arguments): Permission[] {
  const given = args.values.permission;
  const names = new Set(Array.isArray(given) ? given : []);
  if (names.has('all')) return [...PERMISSIONS];
  for (const name of names)
    if (!PERMISSIONS.some((one) => one === name))
      throw usageError(`--permission ${name} is none of all, ${PERMISSIONS.join(', ')}`);
  return PERMISSIONS.filter((one) => names.has(one));
}

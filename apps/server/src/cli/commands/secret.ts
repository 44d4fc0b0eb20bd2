import { secretNameSchema } from '@lectern/contracts/people/tenant/secret-name';
import type { Rotation } from '../../platform/secrets/secrets.ts';
import { type Arguments, type Command, CommandError, onlyPositional, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { readSecret } from '../read-secret.ts';
import { withDeps, withTenant } from '../with-deps.ts';

const LARGEST_BYTES = 64 * 1024;
const OF_TENANT = { tenant: { type: 'string' } } as const;

export const secretSetCommand: Command = {
  name: 'secret set',
  usage: 'NAME --tenant T',
  summary:
    'Stores a password or key that settings name, sealed. The value is asked for, or read from standard input; never an argument, which others see.',
  options: OF_TENANT,
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const name = readName(args);
      const value = await readSecret(`Value of ${name}: `);
      if (value === '') throw new CommandError('The value is empty. Nothing was stored.');
      if (Buffer.byteLength(value) > LARGEST_BYTES)
        throw new CommandError(`The value is larger than ${LARGEST_BYTES} bytes. Nothing was stored.`);
      await deps.secrets.set(tenant.id, name, value);
      console.log(`Stored ${name} for ${tenant.mappingPath}.`);
      return 0;
    }),
};

export const secretListCommand: Command = {
  name: 'secret list',
  usage: '--tenant T',
  summary:
    'Lists the names of secrets, when they were stored first and last, and those whose key is missing.',
  options: OF_TENANT,
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      for (const { name, createdAt, updatedAt, hasKey } of await deps.secrets.list(tenant.id))
        printRow(name, createdAt, updatedAt, hasKey ? undefined : 'its key is missing');
      return 0;
    }),
};

export const secretRemoveCommand: Command = {
  name: 'secret remove',
  usage: 'NAME --tenant T',
  summary: 'Deletes a secret.',
  options: OF_TENANT,
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const name = readName(args);
      if (!(await deps.secrets.remove(tenant.id, name)))
        throw new CommandError(`${tenant.mappingPath} has no secret ${name}.`);
      console.log(`Removed ${name} from ${tenant.mappingPath}.`);
      return 0;
    }),
};

export const secretRotateCommand: Command = {
  name: 'secret rotate',
  usage: '',
  summary: 'Seals the secrets of all tenants with a new key. Run it again if it was interrupted.',
  options: {},
  run: () =>
    withDeps({ bulk: false }, async (deps) => {
      const rotation = await deps.secrets.rotate();
      console.log(`Sealed ${rotation.sealed} secrets with the current key.`);
      const advice = adviceAfter(rotation);
      if (advice) console.log(advice);
      return 0;
    }),
};

/** What is left to do for keys in a variable, which this command cannot change. */
function adviceAfter({ source, keys }: Rotation): string {
  if (source === 'file') return '';
  return keys > 1
    ? 'Now keep only the first key in LECTERN_SECRET_KEY and restart the servers.'
    : 'LECTERN_SECRET_KEY has one key. For a new one, put it in front with a comma (openssl rand -base64 32), restart the servers and run this again.';
}

function readName(args: Arguments): string {
  const name = onlyPositional(args, 'name of a secret');
  if (!secretNameSchema.safeParse(name).success)
    throw usageError(`${name} is no name of a secret: lower-case letters, digits, dots and hyphens`);
  return name;
}

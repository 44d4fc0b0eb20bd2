import { readFile } from 'node:fs/promises';
import {
  addPartner,
  listPartners,
  type PartnerFault,
  removePartner,
} from '../../domains/people/handover/partners.ts';
import { type Command, CommandError, optional, required } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

const FAULTS: Readonly<Record<PartnerFault, string>> = {
  code: 'The code has small letters, digits and hyphens, 40 at most.',
  key: 'The file has no Ed25519 public key in PEM form (openssl pkey -in key.pem -pubout).',
  address: 'The address is https:// or http:// and has {token} behind the host.',
  'address-needs-secret':
    'Readers can be handed over to a partner with a shared secret only: leave --public-key out.',
  exists: 'There is a partner with this code already. Remove it first.',
};

const tenant = { tenant: { type: 'string' } } as const;

export const partnerAddCommand: Command = {
  name: 'partner add',
  usage: '--tenant T --code C --name N [--public-key FILE] [--address URL]',
  summary:
    'Lets another system hand readers over. Prints the shared secret, once; with --public-key the partner signs with its own Ed25519 key. With --address (which has {token} in it) readers are handed over to it.',
  options: {
    ...tenant,
    code: { type: 'string' },
    name: { type: 'string' },
    'public-key': { type: 'string' },
    address: { type: 'string' },
  },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const code = required(args, 'code');
      const keyFile = optional(args, 'public-key');
      const added = await addPartner(deps, id, {
        code,
        name: required(args, 'name'),
        publicKey: keyFile && (await readFile(keyFile, 'utf8')),
        address: optional(args, 'address'),
      });
      if ('fault' in added) throw new CommandError(FAULTS[added.fault]);
      console.error(`Added ${code} to ${mappingPath}.`);
      if (added.secret) {
        console.error('The shared secret, which is shown only now:');
        console.log(added.secret);
      }
      return 0;
    }),
};

export const partnerListCommand: Command = {
  name: 'partner list',
  usage: '--tenant T',
  summary: 'Lists the systems that may hand readers over.',
  options: tenant,
  run: (args) =>
    withTenant(args, async (deps, { id }) => {
      for (const { code, name, algorithm, address } of await listPartners(deps, id))
        printRow(code, algorithm, name, address || undefined);
      return 0;
    }),
};

export const partnerRemoveCommand: Command = {
  name: 'partner remove',
  usage: '--tenant T --code C',
  summary: 'Removes a partner and its secret. Its tokens are refused at once.',
  options: { ...tenant, code: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const code = required(args, 'code');
      if (!(await removePartner(deps, id, code)))
        throw new CommandError(`${mappingPath} has no partner ${code}.`);
      console.log(`Removed ${code} from ${mappingPath}.`);
      return 0;
    }),
};

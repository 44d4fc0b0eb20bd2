import {
  addPeer,
  type PeerFault,
  peersOf,
  placeOfPeer,
  removePeer,
} from '../../domains/alliance/peers/peers.ts';
import { type Command, CommandError, optional, required, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { readSecret } from '../read-secret.ts';
import { withTenant } from '../with-deps.ts';

const FAULTS: Readonly<Record<PeerFault, string>> = {
  code: 'The code has small letters, digits and hyphens, 40 at most.',
  address:
    'The address is that of the other portal with the path of its library: https://library.example.org/north.',
  sibling: 'There is no other library with this path in the installation.',
  key: 'This is not a key of another library. It begins with la1.',
  exists: 'There is a library with this code already. Remove it first.',
};

const tenant = { tenant: { type: 'string' } } as const;

export const alliancePeerAddCommand: Command = {
  name: 'alliance peer add',
  usage: '--tenant T --code C --name N (--sibling PATH | --address URL [--with-key])',
  summary:
    'Adds a library to the alliance: one of this installation, or one at another address. Prints the shared key for the other library, once; with --with-key reads the key that the other library printed.',
  options: {
    ...tenant,
    code: { type: 'string' },
    name: { type: 'string' },
    sibling: { type: 'string' },
    address: { type: 'string' },
    'with-key': { type: 'boolean' },
  },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const code = required(args, 'code');
      const [sibling, address] = [optional(args, 'sibling'), optional(args, 'address')];
      if ((sibling === undefined) === (address === undefined))
        throw usageError('either --sibling or --address is needed');
      const key =
        args.values['with-key'] === true ? await readSecret('Key of the other library: ') : undefined;
      const added = await addPeer(deps, id, { code, name: required(args, 'name'), sibling, address, key });
      if ('fault' in added) throw new CommandError(FAULTS[added.fault]);
      console.error(`Added ${code} to the alliance of ${mappingPath}.`);
      if (added.key) {
        console.error('The key for the other library, which is shown only now:');
        console.log(added.key);
      }
      return 0;
    }),
};

export const alliancePeerListCommand: Command = {
  name: 'alliance peer list',
  usage: '--tenant T',
  summary: 'Lists the libraries of the alliance.',
  options: tenant,
  run: (args) =>
    withTenant(args, async (deps, { id }) => {
      for (const peer of await peersOf(deps, id)) printRow(peer.code, placeOfPeer(peer), peer.name);
      return 0;
    }),
};

export const alliancePeerRemoveCommand: Command = {
  name: 'alliance peer remove',
  usage: '--tenant T --code C',
  summary: 'Removes a library from the alliance. Its messages are refused at once; transactions stay.',
  options: { ...tenant, code: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const code = required(args, 'code');
      if (!(await removePeer(deps, id, code)))
        throw new CommandError(`${mappingPath} has no library ${code} in its alliance.`);
      console.log(`Removed ${code} from the alliance of ${mappingPath}.`);
      return 0;
    }),
};

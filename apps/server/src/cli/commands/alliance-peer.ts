import {
  addPeer,
  type PeerFault,
  peersOf,
  placeOfPeer,
  removePeer,
} from '../../domains/counter/alliance/peers/peers.ts';
import { type Command, CommandError, optional, required, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { readSecret } from '../read-secret.ts';
import { withTenant } from '../with-deps.ts';

const FAULTS: Readonly<Record<PeerFault, string>> = {
  code: 'The code has small letters, digits and hyphens, 40 at most.',
  address:
    'The address is that of the other portal with the path of its library: https://library.example.org/north. For NCIP it begins with https://, or its host is among LECTERN_INTERNAL_HOSTS.',
  sibling: 'There is no other library with this path in the installation.',
  key: 'This is not a key of another library. It begins with la1.',
  agency: 'Both --agency and --own-agency are needed: 1 to 80 letters, as NCIP messages have them.',
  secret: 'The secret has 20 to 200 letters, digits and signs, without blanks.',
  exists: 'There is a library with this code already. Remove it first.',
};

const tenant = { tenant: { type: 'string' } } as const;

export const alliancePeerAddCommand: Command = {
  name: 'alliance peer add',
  usage:
    '--tenant T --code C --name N (--sibling PATH | --address URL [--with-key] | --ncip URL --agency A --own-agency B [--with-key])',
  summary:
    'Adds a library to the alliance: one of this installation, one at another address, or one that is reached by NCIP. Prints the shared key for the other library, once; with --with-key reads the key that the other library printed.',
  options: {
    ...tenant,
    code: { type: 'string' },
    name: { type: 'string' },
    sibling: { type: 'string' },
    address: { type: 'string' },
    ncip: { type: 'string' },
    agency: { type: 'string' },
    'own-agency': { type: 'string' },
    'with-key': { type: 'boolean' },
  },
  run: (args) =>
    withTenant(args, async (deps, { id, mappingPath }) => {
      const code = required(args, 'code');
      const [sibling, portal, ncipAddress] = ['sibling', 'address', 'ncip'].map((at) => optional(args, at));
      if ([sibling, portal, ncipAddress].filter((place) => place !== undefined).length !== 1)
        throw usageError('either --sibling, --address or --ncip is needed');
      const agencies = {
        agency: optional(args, 'agency') ?? '',
        ownAgency: optional(args, 'own-agency') ?? '',
      };
      const ncip = ncipAddress === undefined ? undefined : agencies;
      const key =
        args.values['with-key'] === true ? await readSecret('Key of the other library: ') : undefined;
      const name = required(args, 'name');
      const address = portal ?? ncipAddress;
      const added = await addPeer(deps, id, { code, name, sibling, address, key, ncip });
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

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { INTERLIBRARY_PEER_UNKNOWN } from './errors.ts';

/** Removes a partner library with its key. Its messages are refused at once; requests stay. */
export const removeInterlibraryPeer = endpoint({
  methods: ['POST'],
  path: '/staff/interlibrary/removePeer',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Remove a partner library of interlibrary lending',
  input: z.object({ peerId: id }),
  output: z.object({ peerId: z.string() }),
  errors: [INTERLIBRARY_PEER_UNKNOWN],
});

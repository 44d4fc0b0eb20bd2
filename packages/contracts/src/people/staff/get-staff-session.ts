import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { PERMISSIONS } from './permissions.ts';

/** Where a member of the staff works. */
export const deskSchema = z.object({
  /** Empty until a desk is chosen. */
  libraryCode: z.string(),
  libraryName: z.string(),
  /** The name of the desk in its library; may be empty. */
  name: z.string(),
});

/** Who of the staff is signed in, what they may do and where they work. */
export const getStaffSession = endpoint({
  methods: ['GET'],
  path: '/staff/session/show',
  origin: 'ours',
  access: 'staff',
  summary: 'The signed-in member of the staff, with permissions and desk',
  input: z.object({}),
  output: z.object({
    account: z.string(),
    name: z.string(),
    permissions: z.array(z.enum(PERMISSIONS)),
    desk: deskSchema,
    /** Minutes without a key or touch after which the desk locks itself. */
    idleMinutes: z.int(),
    /** Signs in with the code of an app besides the password. */
    hasCode: z.boolean(),
  }),
  errors: [],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { eresourceBehaviour } from './eresource.ts';

/** What clients keep of each database (document 2, section 9): how its page behaves, and never an address. */
export const listEresourceBehaviours = endpoint({
  methods: ['GET'],
  path: '/find/findConfig/getDatabasePara',
  origin: 'spec',
  access: 'public',
  summary: 'Page settings of electronic databases',
  input: z.object({}),
  output: z.object({
    /** Changes when any of the settings does. */
    version: z.string(),
    databases: z.array(eresourceBehaviour),
  }),
  errors: [],
});

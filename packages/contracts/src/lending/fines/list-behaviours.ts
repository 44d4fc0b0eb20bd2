import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { behaviourSchema, behaviourTab } from './behaviour-view.ts';

/**
 * What went wrong with the reader's loans and account, by tab (document 1, section 4): first what is to be paid or done, then the others, each
 * last first.
 */
export const listBehaviours = endpoint({
  methods: ['POST'],
  path: '/find/behaviourManager/getBehaviourList',
  origin: 'spec',
  access: 'patron',
  summary: 'Behaviour records',
  input: z.object(behaviourTab),
  output: z.object({ total: z.int(), behaviours: z.array(behaviourSchema) }),
  errors: [ILS_UNAVAILABLE],
});

import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { READER_BLOCK_OVER, READERS_ELSEWHERE } from './errors.ts';
import { readerSchema } from './fields.ts';

/** Ends a block of a reader before its last day. It stays in the history with the reason. */
export const liftBlock = endpoint({
  methods: ['POST'],
  path: '/staff/readers/liftBlock',
  origin: 'ours',
  access: { staff: 'circulation.readers' },
  summary: 'Lift a block of a reader',
  input: z.object({ patronId: id, blockId: id, reason: requiredText(200) }),
  output: readerSchema,
  errors: [ILS_UNAVAILABLE, READERS_ELSEWHERE, PATRON_NOT_FOUND, READER_BLOCK_OVER],
});

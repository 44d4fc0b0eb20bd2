import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, paging } from '../../kernel/fields.ts';
import { DESK_ELSEWHERE } from '../../library-system/desk-errors.ts';
import { DESK_ACCESS } from './scan.ts';

const reader = z.object({ patronId: z.string(), primaryId: z.string(), name: z.string() });

/** One objection: who says what about which hand-over. */
export const objectionSchema = z.object({
  requestId: z.string(),
  requestNo: z.string(),
  title: z.string(),
  barcode: z.string(),
  /** Who had the copy, and who got it. */
  holder: reader,
  asker: reader,
  /** Who objects, and why. */
  objector: z.enum(['holder', 'asker']),
  reason: z.string(),
  objectedAt: instant,
  handedOverAt: instant,
  /** What the holder noted about the copy. */
  condition: z.string(),
});
export type ObjectionView = z.infer<typeof objectionSchema>;

/** Objections to hand-overs between readers that the library has to decide, the oldest first. */
export const listObjections = endpoint({
  methods: ['POST'],
  path: '/staff/desk/objections',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Objections to hand-overs between readers',
  input: z.object({ ...paging }),
  output: z.object({ total: z.int(), objections: z.array(objectionSchema) }),
  errors: [DESK_ELSEWHERE],
});

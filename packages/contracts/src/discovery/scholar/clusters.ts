import * as z from 'zod';
import { countBasis } from './source-state.ts';

export const CLUSTER_NAMES = [
  'year',
  'type',
  'subject',
  'language',
  'journal',
  'openAccess',
  'source',
] as const;
export type ClusterName = (typeof CLUSTER_NAMES)[number];

/** Values of one kind with how many works have each. */
export const cluster = z.object({
  name: z.enum(CLUSTER_NAMES),
  basis: countBasis,
  values: z.array(
    z.object({
      value: z.string(),
      /** In the language of the request where the value is a code. */
      label: z.string(),
      count: z.int(),
    }),
  ),
});
export type Cluster = z.infer<typeof cluster>;

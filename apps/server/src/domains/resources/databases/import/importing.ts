import type { Language } from '@lectern/contracts/kernel/languages';
import { eresourceFacts } from '@lectern/contracts/resources/databases/eresource';
import * as z from 'zod';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { WayIn } from './merge-given.ts';

/** What `putEresource` takes of a database. */
export const factsSchema = z.object(eresourceFacts);
export type CheckedFacts = z.output<typeof factsSchema>;

/** Who imports databases, and how. */
export interface Importing {
  readonly tenant: Tenant;
  readonly staffId: string;
  /** In which texts without a language are written, and reasons are told. */
  readonly language: Language;
  /** Only says what would be done. */
  readonly check: boolean;
  readonly way: WayIn;
}

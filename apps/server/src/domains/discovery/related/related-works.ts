import type { RelatedReason } from '@lectern/contracts/discovery/related/get-rel-metadata';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { BibRecord } from '../../collection/catalogue/records/find-bibs.ts';

/** Works of one reason by id, best first, with what they have in common and what shows the reason of each. */
export interface RelatedWorks {
  readonly name: string;
  readonly works: readonly { readonly id: string; readonly about: readonly string[] }[];
}

export const NOTHING_RELATED: RelatedWorks = { name: '', works: [] };

/** Who asks, and how many works of each reason are wanted. */
export interface RelatedQuestion {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly rows: number;
}

/** Finds the works of one reason; more than `rows`, since some are told for an earlier reason. Nothing while the search is away. */
export interface Reason {
  readonly code: RelatedReason;
  find(deps: Deps, question: RelatedQuestion, record: BibRecord): Promise<RelatedWorks>;
}

/** Works that are looked at for one reason. */
export const LOOKED_AT = 100;

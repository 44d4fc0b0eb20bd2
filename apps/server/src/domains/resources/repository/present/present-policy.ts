import type { AccessPolicy } from '@lectern/contracts/resources/repository/policy';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { AccessPolicyTable } from '../tables.ts';

/** A set of rights as staff change it. */
export function presentPolicy(row: AccessPolicyTable, uses: number): AccessPolicy {
  const { id, names, rules, sample_pages, version } = row;
  return { id, names: fromJson(names), rules: fromJson(rules), samplePages: sample_pages, uses, version };
}

import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import type { Grant, PolicyRules } from '@lectern/contracts/resources/repository/policy';
import type { AuditNamers, NameSubjects } from '../../../platform/audit/audit-names.ts';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { AccessPolicyTable, DigitalCollectionTable, DigitalObjectTable } from './tables.ts';

/** An object as the audit notes it. */
export function auditedObject(row: DigitalObjectTable | undefined): AuditedState | undefined {
  return (
    row && {
      kind: row.kind,
      names: { ...fromJson<Names>(row.titles) },
      collectionId: row.collection_id,
      policyId: row.policy_id,
      closedUntil: row.closed_until,
      recordId: row.bib_id,
      isOpen: row.is_open === 1,
    }
  );
}

export function auditedCollection(row: DigitalCollectionTable | undefined): AuditedState | undefined {
  return (
    row && {
      code: row.code,
      kind: row.kind,
      names: { ...fromJson<Names>(row.names) },
      parentId: row.parent_id,
      isOpen: row.is_open === 1,
    }
  );
}

export function auditedPolicy(row: AccessPolicyTable | undefined): AuditedState | undefined {
  return (
    row && {
      names: { ...fromJson<Names>(row.names) },
      samplePages: row.sample_pages,
      rules: Object.entries(fromJson<PolicyRules>(row.rules)).flatMap(([act, grants]) =>
        grants.map((grant) => `${act}: ${conditionsOf(grant).join(', ') || 'all'}`),
      ),
    }
  );
}

function conditionsOf({ signedIn, groups, networks, ranges }: Grant): string[] {
  return [...(signedIn ? ['signed in'] : []), ...groups, ...networks, ...ranges];
}

/** Names objects, collections and sets of rights. */
export const repositoryAuditNames: AuditNamers = {
  accessPolicy: namesFrom('access_policy', 'names'),
  digitalCollection: namesFrom('digital_collection', 'names'),
  digitalObject: namesFrom('digital_object', 'titles'),
};

function namesFrom(
  table: 'access_policy' | 'digital_collection' | 'digital_object',
  column: 'names' | 'titles',
): NameSubjects {
  return async ({ db, tenantId, language }, subjects) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', `${column} as names` as never])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(
      (rows as unknown as { id: string; names: string }[]).map(({ id, names }) => [
        id,
        { name: nameIn(fromJson(names), language) },
      ]),
    );
  };
}

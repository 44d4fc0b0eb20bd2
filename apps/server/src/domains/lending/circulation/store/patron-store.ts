import { formBeside } from '@lectern/rules/number-form';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { hasFormOf, keepsCase, meantNumber } from '../../../../platform/tenants/meant-number.ts';
import type { Guarantees, NewPatron, PatronIdentity } from '../../../../ports/ils/ils-patrons.ts';

/** The patron with the group's limit; undefined where there is none. */
export async function findPatron(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('patron')
    .leftJoin('patron_group', (join) =>
      join
        .onRef('patron_group.tenant_id', '=', 'patron.tenant_id')
        .onRef('patron_group.code', '=', 'patron.patron_group'),
    )
    .select(['patron.id', 'patron.primary_id', 'patron.name', 'patron.library_code'])
    .select(['patron.patron_group', 'patron.status', 'patron.expires_on', 'patron_group.max_loans'])
    .select(['patron_group.fine_cap', 'patron.frozen_reason', 'patron.major', 'patron.created_at'])
    .where('patron.tenant_id', '=', tenantId)
    .where('patron.id', '=', patronId)
    .executeTakeFirst();
}

/**
 * The patron with this primary id, or with this card if it is in use: as it is written, else in its normal form if only one patron has it.
 * Undefined where there is none, or they have left.
 */
export async function findIdentity(
  db: Db,
  tenantId: string,
  primaryId: string,
): Promise<PatronIdentity | undefined> {
  const rows = await db
    .selectFrom('patron')
    .select(['id', 'primary_id as number', 'primary_id', 'name', 'library_code'])
    .where('tenant_id', '=', tenantId)
    .where('left_at', 'is', null)
    .where(hasFormOf('primary_id', primaryId))
    .unionAll(
      db
        .selectFrom('patron_card')
        .innerJoin('patron', (join) =>
          join
            .onRef('patron.tenant_id', '=', 'patron_card.tenant_id')
            .onRef('patron.id', '=', 'patron_card.patron_id'),
        )
        .select([
          'patron.id',
          'patron_card.number',
          'patron.primary_id',
          'patron.name',
          'patron.library_code',
        ])
        .where('patron_card.tenant_id', '=', tenantId)
        .where('patron_card.state', '=', 'active')
        .where('patron.left_at', 'is', null)
        .where(hasFormOf('patron_card.number', primaryId)),
    )
    .execute();
  const row = await meantNumber(rows, primaryId, () => keepsCase(db, tenantId));
  return (
    row && {
      patronId: row.id,
      primaryId: row.primary_id,
      name: row.name,
      libraryCode: row.library_code,
    }
  );
}

/** Adds a patron unless the primary id is taken. */
export async function addPatron(
  db: Db,
  tenantId: string,
  patron: NewPatron & { readonly id: string; readonly now: string },
): Promise<void> {
  await db
    .insertInto('patron')
    .values({
      id: patron.id,
      tenant_id: tenantId,
      primary_id: patron.primaryId,
      primary_id_form: formBeside(patron.primaryId),
      name: patron.name,
      patron_group: patron.patronGroup,
      library_code: patron.libraryCode,
      status: 'normal',
      expires_on: null,
      created_at: patron.now,
      updated_at: patron.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'primary_id']).doNothing())
    .execute();
}

/**
 * Makes other check-outs, renewals and returns of the same patron wait until this transaction ends, like lockItem. Two requests that both
 * still see room could else pass a limit, and a return and a renewal could both post the fine that they have read. False if there is no
 * such patron.
 */
export async function lockPatron(tx: Tx, tenantId: string, patronId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patron')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function readGuarantees(db: Db, tenantId: string, patronId: string): Promise<Guarantees> {
  const rows = await db
    .selectFrom('guarantee')
    .innerJoin('patron', 'patron.id', 'guarantee.guaranteed_id')
    .select(['guarantee.guarantor_id', 'patron.id', 'patron.primary_id', 'patron.name'])
    .where('guarantee.tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([eb('guarantee.guarantor_id', '=', patronId), eb('guarantee.guaranteed_id', '=', patronId)]),
    )
    .orderBy('patron.primary_id')
    .execute();
  return {
    guaranteed: rows.some((row) => row.id === patronId),
    guarantees: rows
      .filter((row) => row.guarantor_id === patronId)
      .map((row) => ({ patronId: row.id, primaryId: row.primary_id, name: row.name })),
  };
}

/** One rule for each item type that the patron's group has a rule for. */
export async function listRules(db: Db, tenantId: string, patronGroup: string) {
  return db
    .selectFrom('loan_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_group', '=', patronGroup)
    .orderBy('item_type')
    .execute();
}

import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { IlsWorld } from '../ports/ils/ils-world.ts';
import {
  buildClosedDays,
  buildFineEntry,
  buildGuarantee,
  buildLoan,
  buildLoanRule,
  buildPatron,
  buildPatronGroup,
  buildRequest,
} from './builders.ts';
import { buildBib, buildItem, buildLocation } from './catalogue-builders.ts';
import { buildTwoLibraries } from './two-libraries.ts';

/** The tenant, the libraries and the rules that the suite of library systems speaks of. */
export async function prepareLocalWorld(db: Db, clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  await buildTwoLibraries(db, now);
  await buildLoanRule(db, { item_type: 'not-for-loan', loanable: 0 });
  await buildLoanRule(db, { item_type: 'no-renewals', max_renewals: 0 });
}

/** Puts into the portal's own circulation what the suite says is there. Accounts have a password if one is given. */
export function fillLocalWorld(db: Db, { password_hash = '' } = {}): Omit<IlsWorld, 'ils' | 'close'> {
  return {
    async addPatron({ status, expiresOn, groupMaxLoans, guaranteedBy } = {}) {
      const group = groupMaxLoans === undefined ? 'undergraduate' : `at-most-${groupMaxLoans}`;
      if (groupMaxLoans !== undefined) await buildPatronGroup(db, { code: group, max_loans: groupMaxLoans });
      const { id } = await buildPatron(db, {
        patron_group: group,
        password_hash,
        ...(status && { status }),
        ...(expiresOn && { expires_on: expiresOn }),
      });
      if (guaranteedBy) await buildGuarantee(db, { guarantor_id: guaranteedBy, guaranteed_id: id });
      return id;
    },
    addBib: async (traits) => (await buildBib(db, traits)).id,
    async addItem(traits = {}) {
      const { libraryCode = 'MAIN', referenceLocation } = traits;
      const location = `${libraryCode}-${referenceLocation ? 'reference' : '3F'}`;
      await buildLocation(db, {
        code: location,
        library_code: libraryCode,
        reference_only: referenceLocation ? 1 : 0,
      });
      const item = await buildItem(db, {
        library_code: libraryCode,
        location_code: location,
        ...(traits.bibId && { bib_id: traits.bibId }),
        ...(traits.status && { status: traits.status }),
        ...(traits.itemType && { item_type: traits.itemType }),
        ...(traits.recalled && { recalled: 1 }),
        ...(traits.callNumber && { call_number: traits.callNumber }),
        ...(traits.inventoryNumber && { inventory_number: traits.inventoryNumber }),
      });
      return { id: item.id, barcode: item.barcode, bibId: item.bib_id };
    },
    async addLoan(patronId, itemId, { dueDate, renewals, returnedOn } = {}) {
      const { id } = await buildLoan(db, {
        patron_id: patronId,
        item_id: itemId,
        ...(dueDate && { due_date: dueDate }),
        ...(renewals && { renewals }),
        ...(returnedOn && { returned_at: `${returnedOn}T04:00:00.000Z` }),
      });
      return id;
    },
    async addHold({ bibId, itemId }, { patronId, placedAt, readyUntil } = {}) {
      const { id } = await buildRequest(db, {
        bib_id: bibId,
        ...(itemId && { wanted_item_id: itemId }),
        ...(patronId && { patron_id: patronId }),
        ...(placedAt && { placed_at: placedAt }),
        ...(readyUntil && { step: 'reservation_arrived' as const, kept_until: readyUntil }),
      });
      return id;
    },
    addDebt: async (patronId, amount) => {
      await buildFineEntry(db, { patron_id: patronId, amount });
    },
    closeOn: (days) => buildClosedDays(db, days),
  };
}

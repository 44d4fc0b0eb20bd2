import { newId } from '../../platform/db/ids.ts';
import { type IlsWorld, WORLD_PASSWORD } from '../../ports/ils/ils-world.ts';
import type { MemoryItem, MemoryLibrary } from './memory-library.ts';

/** Puts into a library in memory what the port's suite, or another test, says is there. */
export function memoryWorld(library: MemoryLibrary): Omit<IlsWorld, 'ils' | 'close'> {
  return {
    async addPatron({ status = 'normal', expiresOn = null, groupMaxLoans } = {}) {
      const id = newId();
      library.patrons.push({
        id,
        primaryId: `M${library.patrons.length + 1}`,
        name: `Reader ${library.patrons.length + 1}`,
        password: WORLD_PASSWORD,
        status,
        expiresOn,
        ...(groupMaxLoans !== undefined && { loanLimit: groupMaxLoans }),
      });
      return id;
    },
    async addBib({ title = 'A title' } = {}) {
      const id = newId();
      library.titles.set(id, title);
      return id;
    },
    async addItem(traits = {}) {
      const { libraryCode = 'MAIN', referenceLocation = false } = traits;
      const id = newId();
      const item: MemoryItem = {
        id,
        bibId: traits.bibId ?? (await this.addBib()),
        barcode: `MB${library.items.length + 1}`,
        libraryCode,
        locationCode: `${libraryCode}-${referenceLocation ? 'reference' : '3F'}`,
        callNumber: traits.callNumber ?? 'X1',
        ...(traits.inventoryNumber !== undefined && { inventoryNumber: traits.inventoryNumber }),
        volume: '',
        itemType: traits.itemType ?? 'book',
        shelf: '',
        status: referenceLocation ? 'reference' : (traits.status ?? 'available'),
        recalled: traits.recalled ?? false,
      };
      library.items.push(item);
      return { id, barcode: item.barcode, bibId: item.bibId };
    },
    async addLoan(patronId, itemId, { dueDate = '2026-03-12', renewals = 0, returnedOn } = {}) {
      const item = library.items.find((one) => one.id === itemId);
      if (!item) throw new Error('no such item');
      const id = newId();
      library.loans.push({
        id,
        patronId,
        item,
        checkedOutOn: '2026-02-10',
        dueDate,
        renewals,
        posted: 0,
        ...(returnedOn && { returnedOn }),
      });
      return id;
    },
    async addHold({ bibId, itemId }, { patronId = newId(), readyUntil } = {}) {
      const id = newId();
      library.holds.push({
        id,
        bibId,
        patronId,
        ...(itemId && { itemId }),
        ...(readyUntil && { readyUntil }),
      });
      return id;
    },
    async addDebt(patronId, amount) {
      library.fines.push({ id: newId(), patronId, amount, postedAt: '2026-02-01T02:00:00.000Z' });
    },
    async closeOn(days) {
      library.closedDays.push(...days);
    },
  };
}

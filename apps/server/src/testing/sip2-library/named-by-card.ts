import type { IlsWorld } from '../../ports/ils/ils-world.ts';
import type { MemoryLibrary } from '../memory-library/memory-library.ts';

type World = Omit<IlsWorld, 'ils' | 'close'>;

/** A world in which readers are named by their card and loans by the barcode of their copy, as SIP2 names them. */
export function namedByCard(library: MemoryLibrary, world: World): World {
  const cardOf = (id: string) => library.patrons.find((patron) => patron.id === id)?.primaryId ?? id;
  const idOf = (card: string) => library.patrons.find((patron) => patron.primaryId === card)?.id ?? card;
  return {
    ...world,
    addPatron: async (traits) => cardOf(await world.addPatron(traits)),
    async addLoan(card, itemId, traits) {
      await world.addLoan(idOf(card), itemId, traits);
      return library.items.find(({ id }) => id === itemId)?.barcode ?? '';
    },
    addHold: (on, { patronId, ...traits } = {}) =>
      world.addHold(on, { ...traits, ...(patronId !== undefined && { patronId: idOf(patronId) }) }),
    addDebt: (card, amount) => world.addDebt(idOf(card), amount),
  };
}

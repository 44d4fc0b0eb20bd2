import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addCardElsewhereCall } from './calls/add-card-elsewhere.ts';
import { endCardLinkCall } from './calls/end-card-link.ts';
import { listCardsElsewhereCall } from './calls/list-cards-elsewhere.ts';
import { makeCardCodeCall } from './calls/make-card-code.ts';
import { showEverywhereCall } from './calls/show-everywhere.ts';

/** What a reader has at all libraries of the installation, after each card was proved. */
export const cardsElsewhere: Domain = {
  demo: async () => (await import('./demo/seed-cards.ts')).cardsSeed,
  calls: [
    listCardsElsewhereCall,
    showEverywhereCall,
    addCardElsewhereCall,
    makeCardCodeCall,
    endCardLinkCall,
  ],
  personal: [
    ownRows('cards-elsewhere', 'card_elsewhere', {
      reader: 'patron_id',
      columns: ['side', 'other_tenant_id', 'linked_at', 'ended_at'],
    }),
  ],
};

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addCardElsewhere } from './add-card-elsewhere.ts';
import { endCardLink } from './end-card-link.ts';
import { listCardsElsewhere } from './list-cards-elsewhere.ts';
import { makeCardCode } from './make-card-code.ts';
import { showEverywhere } from './show-everywhere.ts';

export const CARDS_ELSEWHERE_CALLS: readonly AnyEndpoint[] = [
  listCardsElsewhere,
  showEverywhere,
  addCardElsewhere,
  makeCardCode,
  endCardLink,
];

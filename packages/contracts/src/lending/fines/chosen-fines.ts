import { id, listOf } from '../../kernel/fields.ts';

/** Which behaviours are paid; absent for all that are open. */
export const chosenFines = { behaviourDetlIds: listOf(id, 500).optional() };

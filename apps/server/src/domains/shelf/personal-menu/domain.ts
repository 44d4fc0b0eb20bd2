import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { getMenuChoiceCall } from './calls/get-menu-choice.ts';
import { saveMenuChoiceCall } from './calls/save-menu-choice.ts';
import { dropMenuChoice } from './menu-choice-store.ts';

/** How readers arrange the menu of the personal centre. */
export const personalMenu: Domain = {
  calls: [getMenuChoiceCall, saveMenuChoiceCall],
  forgets: [dropMenuChoice],
  personal: [
    ownRows('personal-menu', 'personal_menu', {
      reader: 'patron_id',
      columns: ['key_order', 'hidden_keys', 'changed_at'],
    }),
  ],
};

import { joinEditions } from '@lectern/contracts/discovery/works/join-editions';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { partEdition } from '@lectern/contracts/discovery/works/part-edition';
import { resetEdition } from '@lectern/contracts/discovery/works/reset-edition';
import { type Provoked, provoked } from './provoked.ts';

const NOTHING = { recordId: 'nothing' };

/** How calls about editions of works are refused. */
export const WORKS_PROVOKED: readonly Provoked[] = [
  provoked(listEditions, { BIB_NOT_FOUND: () => NOTHING }),
  provoked(joinEditions, {
    BIB_NOT_FOUND: () => ({ ...NOTHING, otherId: 'neither' }),
    EDITION_OF_ITSELF: () => ({ ...NOTHING, otherId: 'nothing' }),
  }),
  provoked(partEdition, { BIB_NOT_FOUND: () => NOTHING }),
  provoked(resetEdition, { BIB_NOT_FOUND: () => NOTHING }),
];

import { addBriefRecord } from '@lectern/contracts/counter/quick-add/add-brief-record';
import { addCopy } from '@lectern/contracts/counter/quick-add/add-copy';
import { getQuickAddChoices } from '@lectern/contracts/counter/quick-add/get-quick-add-choices';
import { TENANT } from '../built-rows.ts';
import { buildItem } from '../catalogue-builders.ts';
import { deskElsewhere, deskNotChosen } from './desk-refusals.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const COPY = { recordId: 'nothing', itemType: 'quick' };
const RECORD = { title: 'A new title', itemType: 'quick' };

/** Asks in a library that has the item type. */
const typed =
  <Input>(input: Input) =>
  async ({ deps: { db } }: RefusingLibrary): Promise<Input> => {
    const type = { tenant_id: TENANT, code: 'quick', names: '{}' };
    await db
      .insertInto('item_type')
      .values(type)
      .onConflict((same) => same.doNothing())
      .execute();
    return input;
  };

/** The refusals of a call that adds a copy. */
function ofCopy<Input extends typeof COPY | typeof RECORD>(input: Input) {
  return {
    DESK_ELSEWHERE: deskElsewhere(input),
    DESK_NOT_CHOSEN: deskNotChosen(input),
    ITEM_TYPE_UNKNOWN: () => ({ ...input, itemType: 'nothing' }),
    LOCATION_UNKNOWN: typed({ ...input, locationCode: 'nowhere' }),
  };
}

/** How adding copies and brief records is refused. */
export const QUICK_ADD_PROVOKED: readonly Provoked[] = [
  provoked(getQuickAddChoices, { DESK_ELSEWHERE: deskElsewhere({}), DESK_NOT_CHOSEN: deskNotChosen({}) }),
  provoked(addCopy, {
    ...ofCopy(COPY),
    BIB_NOT_FOUND: typed(COPY),
    async BARCODE_TAKEN(library) {
      const { barcode, bib_id } = await buildItem(library.deps.db);
      return typed({ ...COPY, recordId: bib_id, barcode })(library);
    },
  }),
  provoked(addBriefRecord, {
    ...ofCopy(RECORD),
    async BARCODE_TAKEN(library) {
      const { barcode } = await buildItem(library.deps.db);
      return typed({ ...RECORD, barcode })(library);
    },
  }),
];

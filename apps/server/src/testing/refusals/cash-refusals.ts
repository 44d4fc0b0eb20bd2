import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { getCashReport } from '@lectern/contracts/counter/cash/get-cash-report';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { openStaffSession } from '../staff-session.ts';
import { deskElsewhere, deskNotChosen } from './desk-refusals.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const FLOAT = { float: 10_000 };
const COUNT = { counted: 10_000, sum: 10_000 };

const ofDesk = <Input>(input: Input) => ({ DESK_ELSEWHERE: deskElsewhere(input) });

/** A member of the staff with an open drawer calls. */
const asHolder =
  <Input>(input: Input) =>
  async (library: RefusingLibrary): Promise<Input> => {
    library.caller = { token: await openStaffSession(library, ['circulation.desk'], 'MAIN') };
    await library.client(library.caller).call(openCashDrawer, FLOAT);
    return input;
  };

/** How calls about cash are refused. */
export const CASH_PROVOKED: readonly Provoked[] = [
  provoked(getCashDrawer, ofDesk({})),
  provoked(getCashReport, ofDesk({})),
  provoked(openCashDrawer, {
    ...ofDesk(FLOAT),
    DESK_NOT_CHOSEN: deskNotChosen(FLOAT),
    CASH_DRAWER_OPEN: asHolder(FLOAT),
  }),
  provoked(closeCashDrawer, {
    ...ofDesk(COUNT),
    CASH_DRAWER_CLOSED: () => COUNT,
    CASH_DRAWER_OPEN: async (library) => {
      await asHolder({})(library);
      const { holder } = await library.client(library.caller).call(getCashDrawer, {}).then(drawerOf);
      const row = library.deps.db.selectFrom('staff_member').select('account');
      const { account } = await row.where('id', '=', holder.staffId).executeTakeFirstOrThrow();
      return asHolder({ ...COUNT, handTo: account })(library);
    },
    CASH_REASON_REQUIRED: asHolder({ ...COUNT, counted: 9900 }),
    AMOUNT_CHANGED: asHolder({ ...COUNT, sum: 9900 }),
    STAFF_UNKNOWN: asHolder({ ...COUNT, handTo: 'nobody' }),
  }),
];

function drawerOf<Drawer>({ drawer }: { readonly drawer: Drawer | null }): Drawer {
  if (!drawer) throw new Error('no drawer is open');
  return drawer;
}

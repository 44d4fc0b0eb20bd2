import { listSharedNumbers } from '@lectern/contracts/counter/desk/list-shared-numbers';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { listSharedNumbers as list } from '../../../lending/circulation/readers/shared-numbers.ts';

const MOST_NUMBERS = 100;

export const listSharedNumbersCall = implement(listSharedNumbers)(async ({ context, deps }) => {
  const { tenant } = context;
  if (!ownCirculation(deps, tenant)) return refuse(DESK_ELSEWHERE);
  const rows = await list(deps.db, tenant.id, MOST_NUMBERS);
  return {
    numbers: rows.map(({ barcode, title, patron_id, primary_id, name }) => ({
      barcode,
      title,
      reader: { patronId: patron_id, primaryId: primary_id, name },
    })),
  };
});

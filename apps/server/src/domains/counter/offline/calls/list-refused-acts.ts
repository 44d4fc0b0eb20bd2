import { listRefusedActs } from '@lectern/contracts/counter/offline/list-refused-acts';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { reasonWords } from '../act-refusal.ts';
import { listRefused } from '../offline-store.ts';

export const listRefusedActsCall = implement(listRefusedActs)(
  async ({ context: { tenant, language }, deps }) => {
    const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
    const acts = await listRefused(deps.db, tenant.id);
    return acts.map((act) => ({
      id: act.id,
      kind: act.kind,
      itemBarcode: act.item_barcode,
      readerBarcode: act.reader_barcode,
      actedAt: act.acted_at,
      clockOffset: act.clock_offset,
      libraryCode: act.library_code,
      reason: reasonWords(act.reason, { language, today }),
    }));
  },
);

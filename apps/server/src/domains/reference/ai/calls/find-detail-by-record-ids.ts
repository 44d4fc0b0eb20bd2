import { CARD_TITLE, findDetailByRecordIds } from '@lectern/contracts/reference/ai/find-detail-by-record-ids';
import { firstLetters } from '@lectern/rules/first-letters';
import { implement } from '../../../../platform/http/implement.ts';
import { mainPublisher } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';

export const findDetailByRecordIdsCall = implement(findDetailByRecordIds)(
  async ({ input: { recordIds }, context: { tenant }, deps }) => {
    const bibs = await findBibs(deps.db, tenant.id, recordIds);
    return recordIds.flatMap((recordId) => {
      const bib = bibs.get(recordId)?.bib;
      if (!bib) return [];
      const imgUrl = coverAddress(tenant.settings, bib);
      return [
        { recordId, imgUrl, title: firstLetters(bib.title, CARD_TITLE), publisher: mainPublisher(bib) },
      ];
    });
  },
);

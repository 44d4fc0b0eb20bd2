import { getCatalog, MOST_CONTENTS } from '@lectern/contracts/collection/detail/get-catalog';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findMarcRecord } from '../../catalogue/records/find-marc-record.ts';
import { levelled } from '../contents/levelled.ts';
import { contentsOfFields, contentsOfTexts } from '../contents/read-contents.ts';
import { findAskedBib } from '../find-asked-bib.ts';

export const getCatalogCall = implement(getCatalog)(async ({ input, context: { tenant }, deps }) => {
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const { id, bib } = record;
  if (bib.contents.length === 0) return { recordId: id, isCut: false, entries: [] };
  const marc = await findMarcRecord(deps.db, tenant.id, id);
  const ofFields = marc ? contentsOfFields(marc, bib.flavour) : [];
  const lines = ofFields.length > 0 ? ofFields : contentsOfTexts(bib.contents);
  return {
    recordId: id,
    isCut: lines.length > MOST_CONTENTS,
    entries: levelled(lines.slice(0, MOST_CONTENTS)),
  };
});

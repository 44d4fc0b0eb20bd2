import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { isControlField, type MarcRecord } from '@lectern/marc/marc-record';

/** The MARC view of a record: a blank indicator is #, a subfield begins with ‡ and its code. */
export function presentMarc(record: MarcRecord | undefined): BibDetail['marc'] {
  if (!record) return { leader: '', fields: [] };
  return {
    leader: record.leader.replaceAll(' ', '#'),
    fields: record.fields.map((field) =>
      isControlField(field)
        ? { tag: field.tag, indicators: '', text: field.value }
        : {
            tag: field.tag,
            indicators: `${field.ind1}${field.ind2}`.replaceAll(' ', '#'),
            text: field.subfields.map(({ code, value }) => `‡${code} ${value}`).join(' '),
          },
    ),
  };
}

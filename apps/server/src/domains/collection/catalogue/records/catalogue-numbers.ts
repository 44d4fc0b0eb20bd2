import { isControlField, type MarcRecord } from '@lectern/marc/marc-record';
import type { Db } from '../../../../platform/db/database.ts';
import type { CatalogueNumbers, NumberPlace } from '../../../../ports/ils/catalogue-numbers.ts';
import { findMarcRecords } from './find-marc-record.ts';

/** The numbers of the catalogue's records, read from the records as they came. */
export function createCatalogueNumbers(db: Db): CatalogueNumbers {
  return {
    async ofBibs(tenantId, bibIds, place) {
      const records = await findMarcRecords(db, tenantId, [...new Set(bibIds)]);
      const numbers = new Map<string, string>();
      for (const [bibId, record] of records) {
        const number = numberAt(record, place);
        if (number) numbers.set(bibId, number);
      }
      return numbers;
    },
  };
}

function numberAt({ fields }: MarcRecord, { tag, indicators, subfield }: NumberPlace): string | undefined {
  for (const field of fields) {
    if (field.tag !== tag) continue;
    if (isControlField(field)) return subfield === undefined ? field.value.trim() : undefined;
    if (indicators !== undefined && `${field.ind1}${field.ind2}` !== indicators) continue;
    const number = field.subfields.find(({ code }) => code === subfield)?.value.trim();
    if (number) return number;
  }
  return undefined;
}

import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import type { Tx } from '../../../../platform/db/database.ts';
import { DESK_SOURCE, putBibs } from '../import/bib-store.ts';
import { identifyRecord, mapForStore } from '../import/prepare-record.ts';
import { type BriefDescription, briefRecord } from './brief-record.ts';

const READING = { flavour: 'marc21', markRules: [] } as const;

/** Stores a brief record under a new id. Whoever adds its copy sends the event. */
export async function addBriefBib(
  tx: Tx,
  tenantId: string,
  { id, now, ...description }: BriefDescription & { readonly id: string; readonly now: string },
): Promise<void> {
  const record = briefRecord(id, description);
  const raw = writeIso2709(record, { tooLong: 'leave-out' });
  const read = {
    kind: 'record',
    record,
    raw,
    encoding: 'utf-8',
    warnings: [],
    position: { index: 0, byteOffset: 0 },
  } as const;
  const { contentHash, controlNumber } = identifyRecord(read, READING);
  const { described } = mapForStore(record, READING);
  const bib = {
    id,
    source: DESK_SOURCE,
    controlNumber,
    contentHash,
    described,
    raw,
    format: 'iso2709' as const,
    encoding: 'utf-8',
    flavour: READING.flavour,
    itemProfile: '',
  };
  await putBibs(tx, tenantId, [bib], now);
}

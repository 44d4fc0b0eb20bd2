import { MAPPING_VERSION } from '@lectern/marc/bib';
import type { MarcReadResult, ReadRecord, RejectedRecord } from '@lectern/marc/marc-read-result';
import { recordKind } from '@lectern/marc/record-kind';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { findKnownBibs, type KnownBib } from './bib-store.ts';
import { countUp, type ImportCounts } from './import-report.ts';
import { identifyRecord, mapForStore, type ReadingRules, type RecordIdentity } from './prepare-record.ts';
import { SeenNumbers } from './seen-numbers.ts';
import type { RecordChange } from './store-batch.ts';

/** One record of a file, and what it comes to. */
export interface SortedRecord {
  /** Its place in the file. */
  readonly index: number;
  readonly change?: RecordChange;
  readonly rejected?: RejectedRecord;
  /** Counts what is known without storing it. */
  readonly tally: (counts: ImportCounts) => void;
}

export interface Sorter {
  readonly duplicateNumbers: readonly string[];
  /** Leaves out what an earlier run stored; its control numbers still count for duplicates. */
  skipStored(batch: readonly MarcReadResult[], recordsDone: number): readonly MarcReadResult[];
  /** Finds what each record asks of the database. Only records that changed are mapped. */
  sort(batch: readonly MarcReadResult[]): Promise<SortedRecord[]>;
}

const DUPLICATES_NAMED = 20;

type Identified = { readonly read: ReadRecord; readonly identity: RecordIdentity };

/** Sorts the records of one file into new, changed, unchanged, deleted, not ours and rejected. */
export function createSorter(db: Db, tenantId: string, source: string, rules: ReadingRules): Sorter {
  const seen = new SeenNumbers();
  const duplicateNumbers: string[] = [];

  function identify(result: MarcReadResult): Identified | undefined {
    if (result.kind !== 'record' || recordKind(result.record) !== 'bibliographic') return undefined;
    return { read: result, identity: identifyRecord(result, rules) };
  }

  function isDuplicate({ controlNumber }: RecordIdentity): boolean {
    const duplicate = seen.add(controlNumber);
    if (duplicate && duplicateNumbers.length < DUPLICATES_NAMED) duplicateNumbers.push(controlNumber);
    return duplicate;
  }

  return {
    duplicateNumbers,
    skipStored(batch, recordsDone) {
      const first = batch.findIndex((result) => result.position.index >= recordsDone);
      for (const result of first < 0 ? batch : batch.slice(0, first)) {
        const known = identify(result);
        if (known) seen.add(known.identity.controlNumber);
      }
      return first < 0 ? [] : batch.slice(first);
    },

    async sort(batch) {
      const identified = batch.map(identify);
      const lastOf = new Map<string, number>();
      for (const [at, entry] of identified.entries()) {
        if (entry) lastOf.set(entry.identity.controlNumber, at);
      }
      const known = await findKnownBibs(db, tenantId, source, [...lastOf.keys()]);
      return batch.map((result, at) => {
        const index = result.position.index;
        const entry = identified[at];
        if (!entry) return { index, ...notOurs(result) };
        const { controlNumber } = entry.identity;
        const duplicate = isDuplicate(entry.identity);
        const outcome: Outcome =
          lastOf.get(controlNumber) === at
            ? outcomeOf(entry, known.get(controlNumber), source, rules)
            : NOTHING;
        // The parsed record must not be held from here on: it is ten times what is stored of it.
        return { index, ...tallied(outcome, duplicate, entry.read.warnings) };
      });
    },
  };
}

function tallied(
  { change, count }: Outcome,
  duplicate: boolean,
  warnings: readonly string[],
): Omit<SortedRecord, 'index'> {
  return {
    ...(change && { change }),
    tally(counts) {
      counts.records += 1;
      if (duplicate) counts.duplicates += 1;
      for (const warning of warnings) countUp(counts.warnings, warning);
      count(counts);
    },
  };
}

function notOurs(result: MarcReadResult): Omit<SortedRecord, 'index'> {
  if (result.kind === 'rejected') {
    return {
      rejected: result,
      tally(counts) {
        counts.records += 1;
        counts.rejected += 1;
      },
    };
  }
  const kind = recordKind(result.record);
  return {
    tally(counts) {
      counts.records += 1;
      countUp(counts.skipped, kind);
    },
  };
}

interface Outcome {
  readonly change?: RecordChange;
  /** Counts what storing does not count. */
  readonly count: (counts: ImportCounts) => void;
}

const NOTHING: Outcome = { count: () => undefined };
const UNCHANGED: Outcome = {
  count(counts) {
    counts.unchanged += 1;
  },
};
const DELETED_UNKNOWN: Outcome = {
  count(counts) {
    counts.deletedUnknown += 1;
  },
};

function outcomeOf(
  { read, identity }: Identified,
  known: KnownBib | undefined,
  source: string,
  rules: ReadingRules,
): Outcome {
  if (identity.deleted) {
    if (!known) return DELETED_UNKNOWN;
    // Suppressed already: it was deleted at its source before.
    if (known.suppressed) return UNCHANGED;
    return { ...NOTHING, change: { kind: 'remove', bibId: known.id } };
  }
  const isSame =
    known?.contentHash === identity.contentHash &&
    known.mappingVersion === MAPPING_VERSION &&
    !known.suppressed;
  if (isSame) return UNCHANGED;
  const { described, items } = mapForStore(read.record, rules);
  const bib = {
    id: known?.id ?? newId(),
    ...(known && { known }),
    source,
    controlNumber: identity.controlNumber,
    contentHash: identity.contentHash,
    described,
    raw: read.raw,
    format: formatOf(read.raw),
    encoding: read.encoding,
    flavour: rules.flavour,
    itemProfile: rules.itemProfile?.name ?? '',
  };
  return { ...NOTHING, change: { kind: 'put', bib, items } };
}

/** The raw text of a MARCXML record begins with its element; ISO 2709 begins with a length in digits. */
function formatOf(raw: Uint8Array): 'marcxml' | 'iso2709' {
  return raw[0] === 0x3c ? 'marcxml' : 'iso2709';
}

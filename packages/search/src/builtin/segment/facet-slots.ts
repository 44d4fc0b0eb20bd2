import { GrowingU16, GrowingU32 } from './growing-array.ts';
import type { SectionArray, SectionFile } from './section-file.ts';

/**
 * The values of one facet column by document. Every document has the same number of slots, side by side, so that one access to memory
 * reads them all; an empty slot is 0. There are as many slots as at least an eighth of the documents fill; the values of documents with
 * more lie in a list.
 */
export interface FacetColumn {
  /** Slots of a document. */
  readonly width: number;
  /** Those of a document begin at `doc * width`. 16 bits wide where all ordinals fit, which halves the memory to read. */
  readonly slots: Uint16Array | Uint32Array;
  /** Documents with values beyond the slots, ascending; those of `docs[i]` are from `offsets[i]` to `offsets[i + 1]`. */
  readonly rest: { readonly docs: Uint16Array; readonly offsets: Uint32Array; readonly values: Uint32Array };
}

/** Slots that a document has at most; what it has beyond lies in the list. */
export const MOST_SLOTS = 10;
const SLOT_SHARE = 8;

/** Sections of a column; none where no document has a value. Lists are read twice, because all at once would take much memory. */
export function facetSections(
  name: string,
  documents: number,
  ordinals: (doc: number) => readonly number[],
): Record<string, SectionArray> {
  const width = slotsNeeded(documents, ordinals);
  if (width === 0) return {};
  const slots = new Uint32Array(width * documents);
  const rest = { docs: new GrowingU16(), offsets: new GrowingU32(), values: new GrowingU32() };
  rest.offsets.push(0);
  for (let doc = 0; doc < documents; doc++) {
    const list = ordinals(doc);
    for (let slot = 0; slot < width && slot < list.length; slot++) slots[doc * width + slot] = list[slot]!;
    if (list.length <= width) continue;
    for (const ordinal of list.slice(width)) rest.values.push(ordinal);
    rest.docs.push(doc);
    rest.offsets.push(rest.values.length);
  }
  return {
    [`facet.${name}.slots`]: slots.some((ordinal) => ordinal > 0xffff) ? slots : Uint16Array.from(slots),
    [`facet.${name}.restDocs`]: rest.docs.view(),
    [`facet.${name}.restOffsets`]: rest.offsets.view(),
    [`facet.${name}.restValues`]: rest.values.view(),
  };
}

/** Undefined where no document of the segment has a value. */
export function readFacetColumn(file: SectionFile, name: string, documents: number): FacetColumn | undefined {
  if (!file.has(`facet.${name}.slots`)) return undefined;
  const slots = file.u16or32(`facet.${name}.slots`);
  const rest = {
    docs: file.u16(`facet.${name}.restDocs`),
    offsets: file.u32(`facet.${name}.restOffsets`),
    values: file.u32(`facet.${name}.restValues`),
  };
  return { width: slots.length / documents, slots, rest };
}

/** The ordinals of one document. */
export function ordinalsOf({ width, slots, rest }: FacetColumn, doc: number): number[] {
  const ordinals = [...slots.subarray(doc * width, (doc + 1) * width)].filter((ordinal) => ordinal !== 0);
  const at = rest.docs.indexOf(doc);
  if (at >= 0) ordinals.push(...rest.values.subarray(rest.offsets[at], rest.offsets[at + 1]));
  return ordinals;
}

function slotsNeeded(documents: number, ordinals: (doc: number) => readonly number[]): number {
  const having = new Array<number>(MOST_SLOTS + 1).fill(0);
  for (let doc = 0; doc < documents; doc++) {
    const { length } = ordinals(doc);
    for (let count = 1; count <= Math.min(length, MOST_SLOTS); count++) having[count]!++;
  }
  let slots = having[1]! > 0 ? 1 : 0;
  while (slots > 0 && slots < MOST_SLOTS && having[slots + 1]! * SLOT_SHARE >= documents) slots++;
  return slots;
}

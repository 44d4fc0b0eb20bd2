import { GrowingU16, GrowingU32 } from './growing-array.ts';
import type { SectionArray, SectionFile } from './section-file.ts';

/**
 * The values of one facet column by document, in planes: plane 0 has every document's first value, plane 1 the second, and so on (0 where
 * there is none), as long as an eighth of the documents have one; the values of the few with still more lie in a list. Counting
 * runs down one plane after the other without a branch for documents of one or of four values.
 */
export interface FacetColumn {
  readonly planes: readonly Plane[];
  /** Documents with values beyond the planes, ascending; those of `docs[i]` are from `offsets[i]` to `offsets[i + 1]`. */
  readonly rest: { readonly docs: Uint16Array; readonly offsets: Uint32Array; readonly values: Uint32Array };
}

/** Half as wide where all ordinals fit, which is half the memory to run through. */
export type Plane = Uint16Array | Uint32Array;

const MOST_PLANES = 6;
const PLANE_SHARE = 8;

/** Sections of a column; none where no document has a value. */
export function facetSections(
  name: string,
  ordinals: readonly (readonly number[])[],
): Record<string, SectionArray> {
  const planes = planesNeeded(ordinals);
  if (planes === 0) return {};
  const values = new Uint32Array(planes * ordinals.length);
  const rest = { docs: new GrowingU16(), offsets: new GrowingU32(), values: new GrowingU32() };
  rest.offsets.push(0);
  ordinals.forEach((list, doc) => {
    for (let plane = 0; plane < planes && plane < list.length; plane++)
      values[plane * ordinals.length + doc] = list[plane]!;
    if (list.length <= planes) return;
    for (const ordinal of list.slice(planes)) rest.values.push(ordinal);
    rest.docs.push(doc);
    rest.offsets.push(rest.values.length);
  });
  return {
    [`facet.${name}.planes`]: values.some((ordinal) => ordinal > 0xffff) ? values : Uint16Array.from(values),
    [`facet.${name}.restDocs`]: rest.docs.view(),
    [`facet.${name}.restOffsets`]: rest.offsets.view(),
    [`facet.${name}.restValues`]: rest.values.view(),
  };
}

/** Undefined where no document of the segment has a value. */
export function readFacetColumn(file: SectionFile, name: string, documents: number): FacetColumn | undefined {
  if (!file.has(`facet.${name}.planes`)) return undefined;
  const values = file.u16or32(`facet.${name}.planes`);
  const planes: Plane[] = [];
  for (let from = 0; from < values.length; from += documents)
    planes.push(values.subarray(from, from + documents));
  const rest = {
    docs: file.u16(`facet.${name}.restDocs`),
    offsets: file.u32(`facet.${name}.restOffsets`),
    values: file.u32(`facet.${name}.restValues`),
  };
  return { planes, rest };
}

/** The ordinals of one document. */
export function ordinalsOf({ planes, rest }: FacetColumn, doc: number): number[] {
  const ordinals = planes.map((plane) => plane[doc]!).filter((ordinal) => ordinal !== 0);
  const at = rest.docs.indexOf(doc);
  if (at >= 0) ordinals.push(...rest.values.subarray(rest.offsets[at], rest.offsets[at + 1]));
  return ordinals;
}

function planesNeeded(ordinals: readonly (readonly number[])[]): number {
  const having = new Array<number>(MOST_PLANES + 1).fill(0);
  for (const { length } of ordinals)
    for (let count = 1; count <= Math.min(length, MOST_PLANES); count++) having[count]!++;
  let planes = having[1]! > 0 ? 1 : 0;
  while (planes > 0 && planes < MOST_PLANES && having[planes + 1]! * PLANE_SHARE >= ordinals.length) planes++;
  return planes;
}

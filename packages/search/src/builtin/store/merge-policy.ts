import { SEGMENT_DOCUMENTS } from '../segment/segment.ts';
import { type LoadedSegment, living } from './index-state.ts';

/** Segments of about one size before they become one. */
const TIER_WIDTH = 8;
/** Segments with fewer documents count as one size. */
const SMALLEST_TIER = 512;

/**
 * The segments to merge now, if any: eight of about one size (sizes differ by less than a factor of eight), or one segment half of whose
 * documents are removed. No result may be larger than a segment can be, so a full segment is left alone.
 */
export function segmentsToMerge(segments: readonly LoadedSegment[]): LoadedSegment[] | undefined {
  const hollow = segments.find((segment) => living(segment) * 2 < segment.entry.documents);
  if (hollow !== undefined) return [hollow];
  const bySize = segments.toSorted((a, b) => living(a) - living(b));
  for (let from = 0; from + TIER_WIDTH <= bySize.length; from++) {
    const group = bySize.slice(from, from + TIER_WIDTH);
    const smallest = Math.max(SMALLEST_TIER, living(group[0]!));
    const fits = group.reduce((sum, segment) => sum + living(segment), 0) <= SEGMENT_DOCUMENTS;
    if (fits && living(group.at(-1)!) < smallest * TIER_WIDTH) return group;
  }
  return undefined;
}

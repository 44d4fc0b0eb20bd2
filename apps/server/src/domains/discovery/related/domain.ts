import type { Domain } from '../../../platform/domain.ts';
import { getRelMetadataCall } from './calls/get-rel-metadata.ts';

/** Works that are related to a record, each with its reason. */
export const related: Domain = { calls: [getRelMetadataCall] };

import type { Domain } from '../../../platform/domain.ts';
import { changedRecords } from './changed-records.ts';
import { followChanges } from './follow-changes.ts';

/** Vectors of records by a model of embeddings, and what is near to a question (docs/admin.md, "Vectors by a model of embeddings"). */
export const denseVectors: Domain = {
  hears: [changedRecords],
  background: (deps) => ({ jobs: [followChanges(deps)] }),
};

import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { chartPapersCall } from './calls/chart-papers.ts';
import { chartReferencesCall } from './calls/chart-references.ts';
import { citePapersCall } from './calls/cite-papers.ts';
import { clusterPapersCall } from './calls/cluster-papers.ts';
import { countReferencesCall } from './calls/count-references.ts';
import { exportPapersCall } from './calls/export-papers.ts';
import { exportReferencesCall } from './calls/export-references.ts';
import { findOpenCopyCall } from './calls/find-open-copy.ts';
import { getKeptPaperCall } from './calls/get-kept-paper.ts';
import { getPaperCall } from './calls/get-paper.ts';
import { getPapersCall } from './calls/get-papers.ts';
import { keepPaperCall } from './calls/keep-paper.ts';
import { listReferencesCall } from './calls/list-references.ts';
import { searchPapersCall } from './calls/search-papers.ts';
import { showScholarSearchCall } from './calls/show-scholar-search.ts';
import { keepablePapers } from './kept/keepable-papers.ts';

/** A work that nobody keeps any more may be kept again by its page for so long. */
const UNKEPT_SECONDS = 90 * 86_400;

/** Scholarly works of outside sources, which are asked while a reader waits and folded. */
export const scholar: Domain = {
  calls: [
    chartPapersCall,
    chartReferencesCall,
    citePapersCall,
    clusterPapersCall,
    countReferencesCall,
    exportPapersCall,
    exportReferencesCall,
    findOpenCopyCall,
    getKeptPaperCall,
    getPaperCall,
    getPapersCall,
    keepPaperCall,
    listReferencesCall,
    searchPapersCall,
    showScholarSearchCall,
  ],
  keepable: [keepablePapers],
  expiries: [
    {
      table: 'scholar_paper',
      isOver: (now) => sql<boolean>`updated_at < ${later(now, -UNKEPT_SECONDS)} and not exists (
        select 1 from favourite where favourite.tenant_id = scholar_paper.tenant_id
          and favourite.record_id = scholar_paper.id)`,
    },
  ],
};

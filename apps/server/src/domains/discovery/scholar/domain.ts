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
};

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { chartPapers } from './chart-papers.ts';
import { chartReferences } from './chart-references.ts';
import { citePapers } from './cite-papers.ts';
import { clusterPapers } from './cluster-papers.ts';
import { countReferences } from './count-references.ts';
import { exportPapers } from './export-papers.ts';
import { exportReferences } from './export-references.ts';
import { findOpenCopy } from './find-open-copy.ts';
import { getKeptPaper } from './get-kept-paper.ts';
import { getPaper } from './get-paper.ts';
import { getPapers } from './get-papers.ts';
import { keepPaper } from './keep-paper.ts';
import { listReferences } from './list-references.ts';
import { searchPapers } from './search-papers.ts';
import { showScholarSearch } from './show-scholar-search.ts';

export const SCHOLAR_CALLS: readonly AnyEndpoint[] = [
  chartPapers,
  chartReferences,
  citePapers,
  clusterPapers,
  countReferences,
  exportPapers,
  exportReferences,
  findOpenCopy,
  getKeptPaper,
  getPaper,
  getPapers,
  keepPaper,
  listReferences,
  searchPapers,
  showScholarSearch,
];

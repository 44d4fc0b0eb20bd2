import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { writeOpenUrl } from '../../../../platform/openurl/write-openurl.ts';
import { providerName } from '../../providers/entry.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';
import { findKeptIds } from '../kept/kept-paper-store.ts';
import { citationOfPaper } from './citation-of-paper.ts';
import { mergedPaper } from './merged-paper.ts';
import { paperId } from './paper-id.ts';
import { paperKey } from './paper-key.ts';

/** Folded works as readers see them, with the ids of those that are kept. */
export async function presentPapers(
  { db }: Pick<Deps, 'db'>,
  context: Pick<CallContext, 'tenant' | 'language'>,
  folded: readonly FoldedPaper[],
): Promise<Paper[]> {
  const papers = folded.map((one) => presentPaper(context, one));
  const kept = await findKeptIds(
    db,
    context.tenant.id,
    papers.map(paperKey).filter((key) => key !== ''),
  );
  return papers.map((paper) => ({ ...paper, recordId: kept.get(paperKey(paper)) ?? '' }));
}

function presentPaper(context: Pick<CallContext, 'tenant' | 'language'>, folded: FoldedPaper): Paper {
  const { id: _, copies, ...facts } = mergedPaper(folded);
  const [best] = copies;
  const merged = {
    ...facts,
    authors: [...facts.authors],
    issns: [...facts.issns],
    isbns: [...facts.isbns],
    subjects: [...facts.subjects],
  };
  return {
    ...merged,
    id: folded.map(paperId).find(Boolean) ?? '',
    recordId: '',
    readUrl: best?.url ?? '',
    readVersion: best?.version ?? '',
    licence: best?.licence ?? '',
    openUrl: writeOpenUrl(citationOfPaper(merged)),
    said: folded.map(({ provider, paper }) => ({
      code: provider.code,
      name: providerName(provider, context),
      url: paper.url,
      year: paper.year,
      citedCount: paper.citedCount,
      referenceCount: paper.referenceCount,
      isOpen: paper.isOpen,
      isRetracted: paper.isRetracted,
    })),
  };
}

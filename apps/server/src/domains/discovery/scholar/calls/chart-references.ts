import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { SCHOLAR_SOURCE_SILENT } from '@lectern/contracts/discovery/scholar/errors';
import type { CountBasis } from '@lectern/contracts/discovery/scholar/source-state';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { providerName } from '../../providers/entry.ts';
import { askInTurn, pageQuestion } from '../references/reference-sources.ts';
import { yearsOfPapers } from '../references/years-of-papers.ts';
import { findPaper } from '../works/find-paper.ts';

/** References whose years are counted: few papers name more. */
const MOST_COUNTED = 200;

export const chartReferencesCall = implement(chartReferences)(async ({ input, context, deps }) => {
  const found = await findPaper(deps, context, input);
  if (isRefusal(found)) return found;
  const isCiting = input.list === 'citing';
  const said = await askInTurn(
    deps,
    context,
    found.folded,
    isCiting ? (of) => ({ what: 'citingYears', of }) : pageQuestion('references', 0, MOST_COUNTED),
  );
  if (said === 'silent') return refuse(SCHOLAR_SOURCE_SILENT);
  if (said === 'nothing') return { years: [], basis: null };
  const { provider, answer } = said;
  const years = answer.years ?? yearsOfPapers(answer.papers);
  const basis: CountBasis = isCiting
    ? { kind: 'source', code: provider.code, name: providerName(provider, context) }
    : { kind: 'fetched', count: answer.papers.length };
  return { years: years.toSorted((one, other) => one.year - other.year), basis };
});

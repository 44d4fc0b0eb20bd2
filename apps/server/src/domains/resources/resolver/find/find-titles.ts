import type { TitleKind, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { fold } from '@lectern/search/analysis/fold';
import type { Deps } from '../../../../platform/deps.ts';
import type { WorkNumbers } from '../../../../platform/online-titles.ts';
import { type Citation, isPart } from '../../../../platform/openurl/citation.ts';
import { presentTitles } from '../../titles/present-titles.ts';
import { titleIdsByName, titleIdsByNumbers } from '../../titles/titles-of-work.ts';
import type { Asking } from '../asking.ts';
import { isBookLike } from '../wanted-issue.ts';

/** Titles of databases that are what was asked for, or hold it. */
export interface FoundTitles {
  readonly foundBy: 'number' | 'title';
  readonly titles: readonly TitleSummary[];
}

const MOST_TITLES = 5;

/** The titles by numbers: those of the request, and those of its records. Without any by name. */
export async function findTitles(
  deps: Deps,
  asking: Asking,
  citation: Citation,
  numbers: WorkNumbers,
): Promise<FoundTitles> {
  const tenantId = asking.tenant.id;
  const byNumber = (await titleIdsByNumbers(deps.db, tenantId, numbers)).slice(0, MOST_TITLES);
  const titles = await presentTitles(deps, asking, byNumber);
  if (titles.some(({ sources }) => sources.length > 0)) return { foundBy: 'number', titles };
  if (citation.title === '') return { foundBy: 'number', titles: [] };
  const byName = await titleIdsByName(deps.db, tenantId, citation.title, {
    kinds: kindsOf(citation),
    limit: MOST_TITLES,
  });
  const named = await presentTitles(deps, asking, byName);
  return { foundBy: 'title', titles: named.filter((title) => mayBe(title, citation, numbers)) };
}

function kindsOf(citation: Citation): readonly TitleKind[] {
  if (isBookLike(citation)) return ['monograph'];
  return citation.genre === 'unknown' ? ['serial', 'monograph'] : ['serial'];
}

/** Whether a title of the same name may be the one: no number of the same sort speaks against it, and neither does the author of a book. */
function mayBe(title: TitleSummary, citation: Citation, { issns, isbns }: WorkNumbers): boolean {
  const [given, known] =
    title.kind === 'serial'
      ? [issns, [title.printIssn, title.onlineIssn]]
      : [isbns, [title.printIsbn, title.onlineIsbn]];
  if (given.length > 0 && known.some((number) => number !== '')) return false;
  const { familyName } = citation;
  if (title.kind === 'serial' || isPart(citation) || familyName === '' || title.author === '') return true;
  return fold(title.author).includes(fold(familyName));
}

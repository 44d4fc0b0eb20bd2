import { LINK_LEVELS } from '@lectern/contracts/resources/databases/entrance';
import type { NotOnlineReason, NotOnlineWay, OnlineWay } from '@lectern/contracts/resources/resolver/ways';
import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { type Answer, coverageOn, covers, type WantedIssue } from '@lectern/rules/coverage/coverage';
import type { Deps } from '../../../../platform/deps.ts';
import type { Citation } from '../../../../platform/openurl/citation.ts';
import { readerRights } from '../../databases/entrances/reader-rights.ts';
import { todayIn } from '../../databases/reading.ts';
import { entrancesOfSources } from '../../titles/title-ways.ts';
import type { Asking } from '../asking.ts';
import { citedPlace, wantedIssue } from '../wanted-issue.ts';
import type { FoundTitles } from './find-titles.ts';

/** Databases whose entrances are looked at: a journal may be in dozens of packages. */
const MOST_WAYS = 20;

interface Looked {
  readonly title: TitleSummary;
  readonly source: TitleSource;
  readonly has: Answer;
}

/** The databases that have what was asked for, the surest and nearest first, and those that have the title alone, with the reason. */
export async function onlineWays(
  deps: Deps,
  asking: Asking,
  citation: Citation,
  { titles, foundBy }: FoundTitles,
): Promise<{ readonly online: OnlineWay[]; readonly notOnline: NotOnlineWay[] }> {
  const today = todayIn(deps, asking.tenant);
  const wanted = wantedIssue(citation);
  const looked = titles.flatMap((title) =>
    title.sources.map((source): Looked => ({ title, source, has: hasWanted(title, source, wanted, today) })),
  );
  const [possible, none] = [
    looked.filter(({ has }) => has !== 'no'),
    looked.filter(({ has }) => has === 'no'),
  ];
  const shown = possible.slice(0, MOST_WAYS);
  const { tenant, patron } = asking;
  const readReader = async () => (patron ? readerRights(deps, tenant, patron.id) : undefined);
  const entrances = await entrancesOfSources(deps, { ...asking, readReader }, shown, citedPlace(citation));
  const isOneOfMany = foundBy === 'title' && titles.length > 1;
  const online = shown.flatMap(({ title, source, has }): OnlineWay[] => {
    const entrance = entrances.get(source.sourceId);
    if (!entrance) return [];
    const { isOpen, reason, signInHelps, level } = entrance;
    const isSure = has === 'yes' && !isOneOfMany;
    return [
      {
        ...toldOf(title, source, foundBy),
        has: isSure ? 'yes' : 'unknown',
        isOpen,
        reason,
        signInHelps,
        level,
      },
    ];
  });
  return {
    online: online.sort(nearestFirst),
    notOnline: none.slice(0, MOST_WAYS).map(({ title, source }) => ({
      ...toldOf(title, source, foundBy),
      why: whyNot(source, wanted, today),
    })),
  };
}

/** Whether a database has what was asked for. A book and a whole journal are there if anything of them can be read today. */
function hasWanted(
  { kind }: TitleSummary,
  source: TitleSource,
  wanted: WantedIssue | undefined,
  today: string,
): Answer {
  if (!coverageOn(source, today)) return 'no';
  if (wanted === undefined || kind === 'monograph') return 'yes';
  return covers(source, wanted, today);
}

/** Without its embargo the coverage would have it, or not even then. */
function whyNot(source: TitleSource, wanted: WantedIssue | undefined, today: string): NotOnlineReason {
  const free = { ...source, embargo: '' };
  const has =
    wanted === undefined ? coverageOn(free, today) !== undefined : covers(free, wanted, today) !== 'no';
  return source.embargo !== '' && has ? 'embargo' : 'coverage';
}

function toldOf({ id, name, kind }: TitleSummary, source: TitleSource, foundBy: FoundTitles['foundBy']) {
  return { titleId: id, titleName: name, titleKind: kind, foundBy, source };
}

/** What is sure before what may be, the full text before abstracts, open entrances before closed ones, the article before the journal. */
function nearestFirst(one: OnlineWay, other: OnlineWay): number {
  return rank(one) - rank(other);
}

function rank({ has, source, isOpen, level }: OnlineWay): number {
  const parts = [source.depth === 'abstracts', has === 'unknown', !source.canOpen, !isOpen].reduce(
    (sum, isWorse) => sum * 2 + (isWorse ? 1 : 0),
    0,
  );
  return parts * LINK_LEVELS.length + LINK_LEVELS.indexOf(level);
}

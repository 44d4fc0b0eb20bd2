import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { guessUserLikeBooks } from '@lectern/contracts/reference/ai/guess-user-like-books';
import { listFavourites } from '@lectern/contracts/shelf/favourites/list-favourites';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { innerCall } from '../../../platform/http/inner-call.ts';
import { openTools } from './tools/open-tools.ts';
import type { AssistantTools } from './tools/tools.ts';

type Because = OutputOf<(typeof guessUserLikeBooks)['output']>['books'][number]['because'];

/** A work near to one that the reader has. */
export interface Guess {
  readonly recordId: string;
  readonly because: Because;
}

/** Works of the reader from which guesses are made: the newest say most. */
const LOOKED_AT = 10;

/** Works near to the reader's loans and newest favourites, none of them the reader's own: the best of each in turn. */
export async function guessWorks(deps: Deps, context: CallContext, most: number): Promise<Guess[]> {
  const tools = openTools(deps, context);
  const own = await ownWorks(deps, context, tools);
  const looked = own.slice(0, LOOKED_AT);
  const near = await Promise.all(looked.map(({ recordId }) => tools.similar(recordId)));
  const taken = new Set(own.map(({ recordId }) => recordId));
  const guesses: Guess[] = [];
  for (let place = 0; guesses.length < most; place++) {
    const atPlace = near.flatMap((works, index) => {
      const because = looked[index];
      const work = isRefusal(works) ? undefined : works[place];
      return because && work ? [{ recordId: work.recordId, because }] : [];
    });
    if (atPlace.length === 0) break;
    for (const guess of atPlace) {
      if (guesses.length < most && !taken.has(guess.recordId)) guesses.push(guess);
      taken.add(guess.recordId);
    }
  }
  return guesses;
}

async function ownWorks(deps: Deps, context: CallContext, tools: AssistantTools): Promise<Because[]> {
  const [loans, favourites] = await Promise.all([
    tools.loans(),
    innerCall(deps, context, listFavourites, { rows: LOOKED_AT }),
  ]);
  const lent = isRefusal(loans) ? [] : loans.loans;
  const kept = isRefusal(favourites) ? [] : favourites.favourites;
  return [
    ...lent.map(({ recordId, title }) => ({ recordId, title, from: 'loan' as const })),
    ...kept.map(({ recordId, title }) => ({ recordId, title, from: 'favourite' as const })),
  ];
}

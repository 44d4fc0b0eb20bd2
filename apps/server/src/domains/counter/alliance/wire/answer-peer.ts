import type { Deps } from '../../../../platform/deps.ts';
import { answerSearch, showRecord } from '../search/answer-search.ts';
import { hearTransaction } from '../transactions/hear-transaction.ts';
import { redeemCode } from '../transactions/redeem-code.ts';
import { EXCHANGES, type ExchangeAnswer, type ExchangeName, type ExchangeRequest } from './exchanges.ts';
import type { PeerContext } from './peer-context.ts';

const ANSWERS: {
  readonly [N in ExchangeName]: (
    deps: Deps,
    context: PeerContext,
    request: ExchangeRequest<N>,
  ) => Promise<ExchangeAnswer<N>>;
} = {
  search: answerSearch,
  record: showRecord,
  tell: hearTransaction,
  redeem: redeemCode,
};

/** Does what another library of the alliance asks for. Who it is was proved before. @throws ZodError if the request has another shape */
export async function answerPeer(
  deps: Deps,
  context: PeerContext,
  { act, request }: { readonly act: ExchangeName; readonly request: unknown },
): Promise<unknown> {
  // The act chooses the schema and the function together, which the compiler cannot follow.
  const answer = ANSWERS[act] as (deps: Deps, context: PeerContext, request: unknown) => Promise<unknown>;
  return answer(deps, context, EXCHANGES[act].request.parse(request));
}

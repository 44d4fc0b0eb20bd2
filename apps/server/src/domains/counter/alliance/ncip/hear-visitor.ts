import type { Markup } from '@lectern/marc/xml/element';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { elementsOf, type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { type NcipProblem, problem } from '../../../../platform/ncip/write-ncip.ts';
import { redeemCode } from '../transactions/redeem-code.ts';
import { newTransactionNumber } from '../transactions/transaction-number.ts';
import { type ExchangeAnswer, transactionStateSchema } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { barcodeOf, descriptionOf, nameOf, userId } from './ncip-parts.ts';

/** How an authorization code is called among the inputs of `LookupUser`. */
export const CODE_INPUT = 'Authorization Code';

const PROBLEMS: Readonly<
  Record<Exclude<ExchangeAnswer<'redeem'>['outcome'], 'member'>, Pick<NcipProblem, 'type' | 'detail'>>
> = {
  'code-wrong': { type: 'User Authentication Failed' },
  'code-tries': { type: 'User Authentication Failed', detail: 'Too many wrong codes.' },
  blocked: { type: 'User Blocked' },
  limit: { type: 'User Ineligible To Check Out This Item' },
};

/**
 * Another library asks whether this one answers for the reader with an authorization code. The answer names the transaction and nothing of
 * the reader. Readers cannot be looked up in any other way.
 */
export async function hearVisitor(
  deps: Deps,
  context: PeerContext,
  message: NcipElement,
): Promise<readonly (Markup | undefined)[]> {
  const code = elementsOf(message, 'AuthenticationInput')
    .filter((input) => textAt(input, 'AuthenticationInputType') === CODE_INPUT)
    .map((input) => textAt(input, 'AuthenticationInputData'))
    .at(0);
  if (code === undefined) return [missingCode()];
  const { title, author, isbn, recordId } = descriptionOf(message);
  const state = transactionStateSchema.safeParse({
    ...(nameOf(message) ?? { id: newId(), number: newTransactionNumber(deps.clock.now()) }),
    kind: 'visit',
    step: 'accepted',
    recordId: recordId === '' ? 'unknown' : recordId,
    title: title.slice(0, 2000),
    author: author.slice(0, 2000),
    isbn: isbn.slice(0, 32),
    barcode: barcodeOf(message).slice(0, 64),
    dueDate: null,
    reason: '',
  });
  if (!state.success || code.length > 40) return [missingCode()];
  const { outcome } = await redeemCode(deps, context, { code, transaction: state.data });
  if (outcome === 'member') return [userId(state.data)];
  return [problem({ scheme: 'lookupUserError', ...PROBLEMS[outcome], element: 'AuthenticationInput' })];
}

function missingCode(): Markup {
  const detail = `Readers are looked up by an AuthenticationInput of the type ${CODE_INPUT}.`;
  return problem({
    scheme: 'generalError',
    type: 'Needed Data Missing',
    detail,
    element: 'AuthenticationInput',
  });
}

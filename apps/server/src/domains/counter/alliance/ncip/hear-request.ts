import type { Markup } from '@lectern/marc/xml/element';
import type { Deps } from '../../../../platform/deps.ts';
import { type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { type NcipProblem, problem, schemeValue } from '../../../../platform/ncip/write-ncip.ts';
import { createCatalogueCopies } from '../../../collection/catalogue/records/catalogue-copies.ts';
import { hearTransaction } from '../transactions/hear-transaction.ts';
import { transactionStateSchema } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { barcodeOf, descriptionOf, nameOf, requestId, userId } from './ncip-parts.ts';

/**
 * Another library asks for a title, by its record or by the barcode of a copy. The same request is one transaction, however often it comes.
 */
export async function hearRequest(
  deps: Deps,
  context: PeerContext,
  message: NcipElement,
): Promise<readonly (Markup | undefined)[]> {
  // Without a name of the sender's a message that comes twice would be two requests.
  if (textAt(message, 'RequestId', 'RequestIdentifierValue') === '')
    return missing('RequestId', 'A request needs an identifier of its own.');
  const name = nameOf(message);
  if (!name) return missing('RequestId', 'An identifier has 1 to 64 letters, digits and the signs _ . : -');
  const { title, author, isbn } = descriptionOf(message);
  const state = transactionStateSchema.safeParse({
    ...name,
    kind: 'request',
    step: 'asked',
    recordId: await recordIdIn(deps, context, message),
    title: title.slice(0, 2000),
    author: author.slice(0, 2000),
    isbn: isbn.slice(0, 32),
    barcode: '',
    dueDate: null,
    reason: '',
  });
  if (!state.success) return [refusal('Unknown Item', 'BibliographicId')];
  const { transaction } = await hearTransaction(deps, context, { transaction: state.data });
  if (!transaction) return [refusal('Duplicate Request', 'RequestId')];
  if (transaction.step === 'refused') return [refusal('Item Does Not Circulate', 'BibliographicId')];
  return [
    requestId(transaction),
    userId(transaction),
    schemeValue('RequestType', 'requestType', 'Loan'),
    schemeValue('RequestScopeType', 'requestScopeType', 'Bibliographic Item'),
  ];
}

async function recordIdIn({ db }: Deps, { tenant }: PeerContext, message: NcipElement): Promise<string> {
  const named = textAt(message, 'BibliographicId', 'BibliographicRecordId', 'BibliographicRecordIdentifier');
  const barcode = barcodeOf(message);
  if (named !== '' || barcode === '') return named;
  return (await createCatalogueCopies(db).byBarcodes(tenant.id, [barcode])).get(barcode)?.bibId ?? '';
}

function missing(place: string, detail: string): readonly Markup[] {
  return [problem({ scheme: 'generalError', type: 'Needed Data Missing', detail, element: place })];
}

function refusal(type: NcipProblem['type'], place: string): Markup {
  return problem({ scheme: 'requestItemError', type, element: place });
}

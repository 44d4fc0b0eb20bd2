import { elementsOf, type NcipElement, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { ExchangeAnswer, TransactionState } from '../wire/exchanges.ts';
import { descriptionOf } from './ncip-parts.ts';
import type { NcipAnswer } from './read-answer.ts';

/** Problems that say that a title will not be lent. After any other one the request is sent again. */
const REFUSING = [
  'unknown item',
  'item does not circulate',
  'item access denied',
  'non-unique item',
  'unknown user',
  'user blocked',
  'user ineligible to request this item',
  'maximum requests exceeded',
];

/** Problems after which it makes no sense to tell a move again: the other library knows it, or knows nothing of the transaction. */
const FINAL = [
  'duplicate request',
  'request already processed',
  'unknown request',
  'unknown item',
  'unknown user',
  'item already checked out',
  'item not checked out',
];

/** Notices that a system may not support. They change nothing that it must know. */
const NOTICES = ['ItemReceived', 'ItemRequestUpdated', 'ItemShipped'];

/** What the other library said to a move. NCIP does not say in which step the transaction is there, so only a refused request is known. */
export function readMove(
  { service, problem, detail }: NcipAnswer,
  state: TransactionState,
): ExchangeAnswer<'tell'> {
  const isRefused = service === 'RequestItem' && REFUSING.includes(problem);
  if (isRefused) return { transaction: { ...state, step: 'refused', reason: detail.slice(0, 400) } };
  const isHeard =
    problem === '' ||
    FINAL.includes(problem) ||
    (problem === 'unsupported service' && NOTICES.includes(service));
  if (isHeard) return { transaction: null };
  throw problemFault(service);
}

export function readVisitor({ service, problem }: NcipAnswer): ExchangeAnswer<'redeem'> {
  if (problem === '') return { outcome: 'member', number: 0 };
  if (problem === 'user authentication failed' || problem === 'unknown user')
    return { outcome: 'code-wrong', number: 0 };
  if (problem.startsWith('user blocked') || problem.startsWith('user ineligible'))
    return { outcome: 'blocked', number: 0 };
  throw problemFault(service);
}

export function readRecord(answer: NcipAnswer, recordId: string): ExchangeAnswer<'record'> {
  const [hit] = hitsOf(answer, recordId);
  if (!hit) return { record: null };
  const { itemCount: _items, loanableCount: _loanable, ...record } = hit;
  return { record: { ...record, recordId } };
}

export function readHits(answer: NcipAnswer): ExchangeAnswer<'search'> {
  const hits = hitsOf(answer, '');
  return { total: hits.length, hits: [...hits] };
}

type Hit = ExchangeAnswer<'search'>['hits'][number];

const MOST_HITS = 50;

function hitsOf({ service, answer, problem }: NcipAnswer, askedId: string): readonly Hit[] {
  if (problem === 'unknown item') return [];
  if (problem !== '') throw problemFault(service);
  return elementsOf(answer, 'BibInformation')
    .slice(0, MOST_HITS)
    .flatMap((bib) => {
      const recordId =
        textAt(bib, 'BibliographicId', 'BibliographicRecordId', 'BibliographicRecordIdentifier') || askedId;
      // A title that cannot be asked for is no hit.
      if (elementsOf(bib, 'Problem').length > 0 || !/^[A-Za-z0-9_.:-]{1,64}$/.test(recordId)) return [];
      return [hitOf(bib, recordId)];
    });
}

/** Some systems describe the title, others each of its holdings. */
function hitOf(bib: NcipElement, recordId: string): Hit {
  const holdings = elementsOf(bib, 'HoldingsSet');
  const described = [bib, ...holdings].find(
    (part) => elementsOf(part, 'BibliographicDescription').length > 0,
  );
  const at = described ?? bib;
  const text = (name: string) => textAt(at, 'BibliographicDescription', name).slice(0, 2000);
  const { title, author, isbn } = descriptionOf(at);
  const year = /\b\d{4}\b/.exec(text('PublicationDate'))?.[0];
  const items = holdings.flatMap((one) => elementsOf(one, 'ItemInformation'));
  const isKnown = items.length > 0 || holdings.every((one) => elementsOf(one, 'Problem').length === 0);
  return {
    recordId,
    title,
    author,
    publisher: text('Publisher'),
    publishYear: year === undefined ? null : Number(year),
    edition: text('Edition'),
    docCode: '',
    langCode: text('Language'),
    isbn: isbn.slice(0, 32),
    itemCount: isKnown ? items.length : null,
    loanableCount: isKnown ? items.filter(isLoanable).length : null,
  };
}

function isLoanable(item: NcipElement): boolean {
  const status = textAt(item, 'ItemOptionalFields', 'CirculationStatus').toLowerCase();
  return (
    status === 'available on shelf' && textAt(item, 'ItemOptionalFields', 'ItemUseRestrictionType') === ''
  );
}

/** Foreign words may name a reader, so the log has the service alone. */
function problemFault(service: string): OutsideError {
  return new OutsideError('unreadable', `a problem in the answer to ${service}`);
}

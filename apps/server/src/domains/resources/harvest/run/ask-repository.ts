import type { HarvestFault } from '@lectern/contracts/resources/harvest/harvest-kinds';
import type { Deps } from '../../../../platform/deps.ts';
import {
  type HarvestedRecord,
  type OaiAnswer,
  readOaiAnswer,
  UnreadAnswer,
} from '../../../../platform/oai/read-oai-answer.ts';
import { mayAskAgain } from '../../../../platform/outside/ask-again.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { OaiQuestion, RepositoryAnswer } from '../../../../ports/harvest/harvest-port.ts';

/**
 * How an ask ended. `answer`: it was read. `none`: nothing matches. `expired`: the token is refused. `again`: the same may succeed later, after
 * `wait` seconds where the repository says so. `over`: it will not.
 */
export type Asked<Taken> =
  | { readonly what: 'answer'; readonly answer: OaiAnswer<Taken> }
  | { readonly what: 'none' }
  | { readonly what: 'expired' }
  | {
      readonly what: 'again';
      readonly fault: HarvestFault;
      readonly message: string;
      readonly wait: number | undefined;
    }
  | { readonly what: 'over'; readonly fault: HarvestFault; readonly message: string };

/** Asks a repository one question; what it or the network does wrong is an answer too. */
export async function askRepository<Taken>(
  { repositories }: Pick<Deps, 'repositories'>,
  { tenantId, address }: { readonly tenantId: string; readonly address: string },
  question: OaiQuestion,
  take: (record: HarvestedRecord) => Taken,
): Promise<Asked<Taken>> {
  let answered: RepositoryAnswer;
  try {
    answered = await repositories.ask(tenantId, address, question);
  } catch (error) {
    if (error instanceof OutsideError) return ofConnection(error);
    throw error;
  }
  const { status, location, retryAfter, body } = answered;
  if (status >= 300 && status < 400) return { what: 'over', fault: 'MOVED', message: location };
  if (mayAskAgain(status)) return { what: 'again', fault: 'HTTP', message: String(status), wait: retryAfter };
  if (status !== 200) return { what: 'over', fault: 'HTTP', message: String(status) };
  try {
    return ofAnswer(await readOaiAnswer(body, take));
  } catch (error) {
    if (!(error instanceof UnreadAnswer)) throw error;
    const { fault, message } = error;
    // Half an answer may be whole the next time; a page of another kind stays one.
    return fault === 'XML'
      ? { what: 'again', fault, message, wait: undefined }
      : { what: 'over', fault, message };
  }
}

function ofAnswer<Taken>(answer: OaiAnswer<Taken>): Asked<Taken> {
  const [error] = answer.errors;
  if (!error) return { what: 'answer', answer };
  if (error.code === 'noRecordsMatch') return { what: 'none' };
  if (error.code === 'badResumptionToken') return { what: 'expired' };
  const message = [error.code, error.message].filter(Boolean).join(': ');
  return { what: 'over', fault: 'PROTOCOL', message };
}

function ofConnection({ fault, message }: OutsideError): Asked<never> {
  switch (fault) {
    case 'timeout':
      return { what: 'again', fault: 'TIMEOUT', message: '', wait: undefined };
    case 'unreachable':
    case 'busy':
    case 'resting':
      return { what: 'again', fault: 'UNREACHABLE', message, wait: undefined };
    case 'address':
      return { what: 'over', fault: 'ADDRESS', message: '' };
    case 'unreadable':
      return { what: 'over', fault: 'TOO_LARGE', message };
  }
}

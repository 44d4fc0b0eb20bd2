import { elementsOf, type NcipElement, readNcip, textAt } from '../../../../platform/ncip/read-ncip.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';

/** What another library answered: the answer of the service, and the problem that it names first. */
export interface NcipAnswer {
  readonly service: string;
  readonly answer: NcipElement;
  /** In small letters, because systems write the types as they like; empty where there is no problem. */
  readonly problem: string;
  readonly detail: string;
}

/**
 * The answer to a request. Header and identifiers may be absent; an answer of another service, or of other agencies than those asked, is
 * none.
 *
 * @throws OutsideError
 */
export function readAnswer(
  xml: string,
  service: string,
  { from, to }: { readonly from: string; readonly to: string },
): NcipAnswer {
  const answer = readNcip(xml);
  if (!answer) throw new OutsideError('unreadable', 'an answer that is no message of NCIP');
  if (answer.name !== `${service}Response` && answer.name !== 'Problem')
    throw new OutsideError('unreadable', `an answer to another service than ${service}`);
  const named = (role: string) => textAt(answer, 'ResponseHeader', role, 'AgencyId');
  if (!['', to].includes(named('FromAgencyId')) || !['', from].includes(named('ToAgencyId')))
    throw new OutsideError('unreadable', 'an answer of another agency');
  const [first] = answer.name === 'Problem' ? [answer] : elementsOf(answer, 'Problem');
  const text = (name: string) => (first ? textAt(first, name) : '');
  const isProblem = first !== undefined;
  return {
    service,
    answer,
    problem: isProblem ? text('ProblemType').toLowerCase() || 'unknown' : '',
    detail: text('ProblemDetail'),
  };
}

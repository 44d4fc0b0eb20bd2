import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { implement } from '../../../../platform/http/implement.ts';
import { readOpenUrl } from '../../../../platform/openurl/read-openurl.ts';
import { refusalOfFault } from '../refusal-of-fault.ts';
import { resolve } from '../resolve.ts';

export const resolveRequestCall = implement(resolveRequest)(async ({ input, context, deps }) => {
  const { citation, fault } = readOpenUrl(input.openUrl);
  return citation ? resolve(deps, context, citation) : refusalOfFault(fault);
});

import { askHolder } from '@lectern/contracts/lending/requests/ask-holder';
import { implement } from '../../../../platform/http/implement.ts';
import { placeRequest } from '../place-request.ts';

export const askHolderCall = implement(askHolder)(({ input, context, deps }) =>
  placeRequest(deps, context, { kind: 'relending', input }),
);

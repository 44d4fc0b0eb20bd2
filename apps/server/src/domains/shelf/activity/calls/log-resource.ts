import { logResource } from '@lectern/contracts/shelf/activity/log-resource';
import { implement } from '../../../../platform/http/implement.ts';
import { noteActivity } from '../note-activity.ts';

export const logResourceCall = implement(logResource)(async ({ input, context, deps }) => {
  const { event, recordId = '' } = input;
  noteActivity(deps, context.tenant, { patronId: context.patron?.id, event, subject: recordId });
  return {};
});

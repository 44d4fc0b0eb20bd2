import { addNavigationLog } from '@lectern/contracts/shelf/activity/add-navigation-log';
import { implement } from '../../../../platform/http/implement.ts';
import { noteActivity } from '../note-activity.ts';

export const addNavigationLogCall = implement(addNavigationLog)(async ({ input, context, deps }) => {
  const subject = String(input.navigationType);
  noteActivity(deps, context.tenant, { patronId: context.patron?.id, event: 'navigate', subject });
  return {};
});

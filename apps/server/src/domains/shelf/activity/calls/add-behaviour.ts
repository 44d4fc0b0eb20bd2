import { addBehaviour } from '@lectern/contracts/shelf/activity/add-behaviour';
import { implement } from '../../../../platform/http/implement.ts';
import { listChoices } from '../activity-store.ts';
import { noteActivity } from '../note-activity.ts';

export const addBehaviourCall = implement(addBehaviour)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  noteActivity(deps, tenant, { patronId: patron.id, event: input.event, subject: input.recordId });
  const choice = (await listChoices(deps.db, tenant.id, [patron.id])).get(patron.id);
  return { kept: choice?.is_off !== 1 && tenant.settings.policy.activityDays > 0 };
});

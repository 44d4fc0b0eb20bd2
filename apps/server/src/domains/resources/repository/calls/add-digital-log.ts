import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import { implement } from '../../../../platform/http/implement.ts';
import { noteActivity } from '../../../shelf/activity/note-activity.ts';

const EVENTS = { opened: 'openObject', page: 'readPage', download: 'downloadObject' } as const;

export const addDigitalLogCall = implement(addDigitalLog)(async ({ input: { id, event }, context, deps }) => {
  const { tenant, patron } = context;
  // Pages are counted for the library alone: a list of pages would be no record that a reader wants.
  const patronId = event === 'page' ? undefined : patron?.id;
  noteActivity(deps, tenant, { patronId, event: EVENTS[event], subject: id });
  return {};
});

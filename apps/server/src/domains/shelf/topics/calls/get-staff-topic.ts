import { refuse } from '@lectern/contracts/kernel/refusal';
import { TOPIC_NOT_FOUND } from '@lectern/contracts/shelf/topics/errors';
import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { implement } from '../../../../platform/http/implement.ts';
import { presentForStaff } from '../present-topics.ts';
import { findTopic } from '../store/topic-store.ts';

export const getStaffTopicCall = implement(getStaffTopic)(async ({ input, context: { tenant }, deps }) => {
  const row = await findTopic(deps.db, tenant.id, input.id);
  return row ? presentForStaff(deps, tenant, row) : refuse(TOPIC_NOT_FOUND);
});

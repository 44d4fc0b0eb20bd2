import { refuse } from '@lectern/contracts/kernel/refusal';
import { TOPIC_NOT_FOUND } from '@lectern/contracts/shelf/topics/errors';
import { getTopic } from '@lectern/contracts/shelf/topics/get-topic';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../open-topics.ts';
import { presentWhole } from '../present-topics.ts';
import { findOpenTopic } from '../store/topic-store.ts';

export const getTopicCall = implement(getTopic)(async ({ input, context: { tenant, patron }, deps }) => {
  const row = await findOpenTopic(deps.db, openToday(deps, tenant), input.id);
  return row ? presentWhole(deps, { tenant, patronId: patron?.id }, row) : refuse(TOPIC_NOT_FOUND);
});

import { getStaffTopic } from '@lectern/contracts/shelf/topics/get-staff-topic';
import { listStaffTopics } from '@lectern/contracts/shelf/topics/list-staff-topics';

/** Calls of the staff's pages whose answers change when a topic changes. */
export const TOPIC_CALLS = [getStaffTopic, listStaffTopics];

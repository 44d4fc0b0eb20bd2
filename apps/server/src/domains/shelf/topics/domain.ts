import type { Domain } from '../../../platform/domain.ts';
import { thingChanged } from '../../../platform/searchable.ts';
import { namedCovers } from '../booklists/named-covers.ts';
import { topicsAuditNames } from './audit-names.ts';
import { getStaffTopicCall } from './calls/get-staff-topic.ts';
import { getTopicCall } from './calls/get-topic.ts';
import { listHotTopicsCall } from './calls/list-hot-topics.ts';
import { listStaffTopicsCall } from './calls/list-staff-topics.ts';
import { listTopicClassesCall } from './calls/list-topic-classes.ts';
import { listTopicsCall } from './calls/list-topics.ts';
import { previewTopicTextCall } from './calls/preview-topic-text.ts';
import { putTopicCall } from './calls/put-topic.ts';
import { removeTopicCall } from './calls/remove-topic.ts';
import { removeTopicCoverCall } from './calls/remove-topic-cover.ts';
import { updateTopicCoverCall } from './calls/update-topic-cover.ts';
import { searchableTopics } from './searchable-topics.ts';

/** Pages of the library about a subject: a text with book lists and links. */
export const topics: Domain = {
  auditNames: topicsAuditNames,
  calls: [
    getStaffTopicCall,
    getTopicCall,
    listHotTopicsCall,
    listStaffTopicsCall,
    listTopicClassesCall,
    listTopicsCall,
    previewTopicTextCall,
    putTopicCall,
    removeTopicCall,
    removeTopicCoverCall,
    updateTopicCoverCall,
  ],
  files: [namedCovers('topic')],
  sends: [thingChanged],
  searchable: [searchableTopics],
  demo: async () => (await import('./demo/seed-topics.ts')).topicSeed,
};

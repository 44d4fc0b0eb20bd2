import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getStaffTopic } from './get-staff-topic.ts';
import { getTopic } from './get-topic.ts';
import { listHotTopics } from './list-hot-topics.ts';
import { listStaffTopics } from './list-staff-topics.ts';
import { listTopicClasses } from './list-topic-classes.ts';
import { listTopics } from './list-topics.ts';
import { previewTopicText } from './preview-topic-text.ts';
import { putTopic } from './put-topic.ts';
import { removeTopic } from './remove-topic.ts';
import { removeTopicCover } from './remove-topic-cover.ts';
import { updateTopicCover } from './update-topic-cover.ts';

export const TOPIC_CALLS: readonly AnyEndpoint[] = [
  getStaffTopic,
  getTopic,
  listHotTopics,
  listStaffTopics,
  listTopicClasses,
  listTopics,
  previewTopicText,
  putTopic,
  removeTopic,
  removeTopicCover,
  updateTopicCover,
];

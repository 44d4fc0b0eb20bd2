import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_TOPICS } from './chinese-topics.ts';
import type { DemoTopic } from './demo-topic.ts';
import { HARBOUR_TOPICS } from './harbour-topics.ts';

/** The topics of a demo library. */
export function demoTopics(tenant: DemoTenant): readonly DemoTopic[] {
  return tenant === 'demo' ? CHINESE_TOPICS : HARBOUR_TOPICS;
}

import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addBehaviour } from './add-behaviour.ts';
import { addNavigationLog } from './add-navigation-log.ts';
import { eraseBehaviours } from './erase-behaviours.ts';
import { keepBehaviours } from './keep-behaviours.ts';
import { listActivityRecords } from './list-activity-records.ts';
import { logDatabase } from './log-database.ts';
import { logResource } from './log-resource.ts';

export const ACTIVITY_CALLS: readonly AnyEndpoint[] = [
  addBehaviour,
  addNavigationLog,
  eraseBehaviours,
  keepBehaviours,
  listActivityRecords,
  logDatabase,
  logResource,
];

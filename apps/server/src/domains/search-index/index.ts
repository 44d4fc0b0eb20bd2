import type { Implementation } from '../../platform/http/implement.ts';
import { rebuildIndexCall } from './rebuild-index.ts';

export const searchIndex: readonly Implementation[] = [rebuildIndexCall];

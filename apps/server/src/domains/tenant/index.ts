import type { Implementation } from '../../http/implement.ts';
import { getGroupCodeCall } from './get-group-code.ts';
import { getMenuListCall } from './get-menu-list.ts';

export const tenant: readonly Implementation[] = [getGroupCodeCall, getMenuListCall];

import type { Implementation } from '../../http/implement.ts';

export const staff: readonly Implementation[] = [];

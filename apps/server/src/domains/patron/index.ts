import type { Implementation } from '../../http/implement.ts';

export const patron: readonly Implementation[] = [];

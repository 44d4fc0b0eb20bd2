import type { Implementation } from '../../http/implement.ts';

export const loans: readonly Implementation[] = [];

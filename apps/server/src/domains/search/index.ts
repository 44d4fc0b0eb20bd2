import type { Implementation } from '../../http/implement.ts';

export const search: readonly Implementation[] = [];

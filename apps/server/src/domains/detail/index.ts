import type { Implementation } from '../../http/implement.ts';

export const detail: readonly Implementation[] = [];

import type { Implementation } from '../../http/implement.ts';

export const holdings: readonly Implementation[] = [];

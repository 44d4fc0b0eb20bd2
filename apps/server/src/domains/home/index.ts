import type { Implementation } from '../../http/implement.ts';

export const home: readonly Implementation[] = [];

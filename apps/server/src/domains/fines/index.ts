import type { Implementation } from '../../http/implement.ts';

export const fines: readonly Implementation[] = [];

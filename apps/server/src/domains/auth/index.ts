import type { Implementation } from '../../http/implement.ts';

export const auth: readonly Implementation[] = [];

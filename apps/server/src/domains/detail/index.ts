import type { Implementation } from '../../http/implement.ts';
import { getBibCall } from './get-bib.ts';

export const detail: readonly Implementation[] = [getBibCall];

import type { Implementation } from '../../platform/http/implement.ts';
import { getBibCall } from './get-bib.ts';

export const detail: readonly Implementation[] = [getBibCall];

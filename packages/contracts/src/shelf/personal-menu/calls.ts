import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getMenuChoice } from './get-menu-choice.ts';
import { saveMenuChoice } from './save-menu-choice.ts';

export const PERSONAL_MENU_CALLS: readonly AnyEndpoint[] = [getMenuChoice, saveMenuChoice];

import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { getPatronFlags } from './get-patron-flags.ts';
import { getReaderSetting } from './get-reader-setting.ts';
import { updateReaderSetting } from './update-reader-setting.ts';

export const ACCOUNT_CALLS: readonly AnyEndpoint[] = [getPatronFlags, getReaderSetting, updateReaderSetting];

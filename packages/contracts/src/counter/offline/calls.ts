import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getOfflineKey } from './get-offline-key.ts';
import { listRefusedActs } from './list-refused-acts.ts';
import { sendOfflineActs } from './send-offline-acts.ts';
import { settleRefusedAct } from './settle-refused-act.ts';

export const OFFLINE_CALLS: readonly AnyEndpoint[] = [
  getOfflineKey,
  sendOfflineActs,
  listRefusedActs,
  settleRefusedAct,
];

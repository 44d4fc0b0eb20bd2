import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addAllianceTransaction } from './add-alliance-transaction.ts';
import { cancelAllianceTransaction } from './cancel-alliance-transaction.ts';
import { exchangeAllianceMessage } from './exchange-alliance-message.ts';
import { getAllianceCode } from './get-alliance-code.ts';
import { getAllianceStatistics } from './get-alliance-statistics.ts';
import { lendToVisitor } from './lend-to-visitor.ts';
import { listAlliancePeers } from './list-alliance-peers.ts';
import { listAllianceTransactions } from './list-alliance-transactions.ts';
import { listPastUnionLoans } from './list-past-union-loans.ts';
import { listUnionLoans } from './list-union-loans.ts';
import { moveAllianceTransaction } from './move-alliance-transaction.ts';
import { searchAlliance } from './search-alliance.ts';

export const ALLIANCE_CALLS: readonly AnyEndpoint[] = [
  searchAlliance,
  getAllianceCode,
  addAllianceTransaction,
  cancelAllianceTransaction,
  listUnionLoans,
  listPastUnionLoans,
  listAlliancePeers,
  listAllianceTransactions,
  moveAllianceTransaction,
  lendToVisitor,
  getAllianceStatistics,
  exchangeAllianceMessage,
];

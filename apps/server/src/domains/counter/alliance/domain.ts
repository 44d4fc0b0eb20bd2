import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { allianceMoved } from './alliance-moved.ts';
import { allianceAuditNames } from './audit-names.ts';
import { addAllianceTransactionCall } from './calls/add-alliance-transaction.ts';
import { cancelAllianceTransactionCall } from './calls/cancel-alliance-transaction.ts';
import { exchangeAllianceMessageCall } from './calls/exchange-alliance-message.ts';
import { getAllianceCodeCall } from './calls/get-alliance-code.ts';
import { getAllianceStatisticsCall } from './calls/get-alliance-statistics.ts';
import { lendToVisitorCall } from './calls/lend-to-visitor.ts';
import { listAlliancePeersCall } from './calls/list-alliance-peers.ts';
import { listAllianceTransactionsCall } from './calls/list-alliance-transactions.ts';
import { listPastUnionLoansCall } from './calls/list-past-union-loans.ts';
import { listUnionLoansCall } from './calls/list-union-loans.ts';
import { moveAllianceTransactionCall } from './calls/move-alliance-transaction.ts';
import { searchAllianceCall } from './calls/search-alliance.ts';
import { tellReaderOfMoves } from './tell-reader-of-moves.ts';
import { tellUntold } from './transactions/tell-untold.ts';

/** What libraries lend to each other's readers, in this installation and in others (docs/alliance.md). */
export const alliance: Domain = {
  auditNames: allianceAuditNames,
  demo: async () => (await import('./demo/seed-alliance.ts')).allianceSeed,
  calls: [
    searchAllianceCall,
    getAllianceCodeCall,
    addAllianceTransactionCall,
    cancelAllianceTransactionCall,
    listUnionLoansCall,
    listPastUnionLoansCall,
    listAlliancePeersCall,
    listAllianceTransactionsCall,
    moveAllianceTransactionCall,
    lendToVisitorCall,
    getAllianceStatisticsCall,
    exchangeAllianceMessageCall,
  ],
  sends: [allianceMoved],
  hears: [tellReaderOfMoves],
  background: (deps) => ({ jobs: [tellUntold(deps)] }),
  expiries: [
    { table: 'alliance_code', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'alliance_message', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
  ],
  personal: [
    ownRows('alliance-codes', 'alliance_code', { reader: 'patron_id', columns: ['expires_at'] }),
    ownRows('alliance-loans', 'alliance_transaction', {
      reader: 'patron_id',
      columns: [
        'id',
        'number',
        'kind',
        'peer_code',
        'step',
        'step_since',
        'begun_at',
        'record_id',
        'title',
        'author',
        'isbn',
        'barcode',
        'due_date',
        'pickup_library',
        'reason',
      ],
    }),
  ],
};

import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { blockReaderCall } from './calls/block-reader.ts';
import { changeReaderCall } from './calls/change-reader.ts';
import { endCardCall } from './calls/end-card.ts';
import { findReadersCall } from './calls/find-readers.ts';
import { getReaderCall } from './calls/get-reader.ts';
import { getReaderChoicesCall } from './calls/get-reader-choices.ts';
import { getReaderImportCall } from './calls/get-reader-import.ts';
import { importReadersCall } from './calls/import-readers.ts';
import { issueCardCall } from './calls/issue-card.ts';
import { liftBlockCall } from './calls/lift-block.ts';
import { registerReaderCall } from './calls/register-reader.ts';

/** Imports are known for a day. */
const KEPT_SECONDS = 24 * 60 * 60;

export const readers: Domain = {
  calls: [
    findReadersCall,
    getReaderCall,
    getReaderChoicesCall,
    registerReaderCall,
    changeReaderCall,
    issueCardCall,
    endCardCall,
    blockReaderCall,
    liftBlockCall,
    importReadersCall,
    getReaderImportCall,
  ],
  expiries: [{ table: 'reader_import', isOver: (now) => sql`started_at <= ${later(now, -KEPT_SECONDS)}` }],
};

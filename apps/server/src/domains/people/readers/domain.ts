import type { Domain } from '../../../platform/domain.ts';
import { changeReaderCall } from './calls/change-reader.ts';
import { endCardCall } from './calls/end-card.ts';
import { findReadersCall } from './calls/find-readers.ts';
import { getReaderCall } from './calls/get-reader.ts';
import { getReaderChoicesCall } from './calls/get-reader-choices.ts';
import { importReadersCall } from './calls/import-readers.ts';
import { issueCardCall } from './calls/issue-card.ts';
import { registerReaderCall } from './calls/register-reader.ts';

export const readers: Domain = {
  calls: [
    findReadersCall,
    getReaderCall,
    getReaderChoicesCall,
    registerReaderCall,
    changeReaderCall,
    issueCardCall,
    endCardCall,
    importReadersCall,
  ],
};

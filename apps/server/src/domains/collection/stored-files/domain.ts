import type { Domain } from '../../../platform/domain.ts';
import { sweepAllFiles } from './sweep-all-files.ts';

/** What the store of files has, and whose it is. */
export const storedFiles: Domain = {
  background: (deps) => ({ jobs: [sweepAllFiles(deps)] }),
};

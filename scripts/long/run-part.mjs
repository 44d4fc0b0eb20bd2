// Runs one part of `npm run test:long` and ends with what it left running.
import { useRamDisk } from '../ram-disk.mjs';
import { PARTS } from './parts.mjs';

const part = PARTS.find(({ name }) => name === process.argv[2]);
if (!part) throw new Error(`there is no part ${process.argv[2]}`);
// No server may be missing: a test that is skipped here is run nowhere.
process.env.CI = 'true';
process.env.LECTERN_TEST_CIRCLE = 'long';
console.log(`Temporary files: ${useRamDisk()}.`);
await part.run();
process.exit();

// The thread starts here: the loader for TypeScript first, then its own module, whether tsx, vitest or node started the process.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);

// Worker threads start here: the loader for TypeScript first, then the worker's own module. Works the same whether the
// process was started by tsx, by vitest or by plain node.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);

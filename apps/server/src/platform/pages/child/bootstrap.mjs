// The process starts here: the loader for TypeScript first, then its own module, whatever started it.
import { register } from 'tsx/esm/api';

register();
await import('./serve-tasks.ts');

// Writes references with Citation Style Language. It is a thread, because reading a style may take a second.
import { serveCalls } from '@lectern/search/threads/worker-calls';
import type { CslCalls } from './csl-calls.ts';
import { writeEntry } from './csl-engine.ts';

serveCalls<CslCalls>({ writeEntry });

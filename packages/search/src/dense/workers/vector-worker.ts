import { serveCalls } from '../../threads/worker-calls.ts';
import { VectorScanner } from '../vectors/vector-scanner.ts';
import type { VectorCalls } from './vector-calls.ts';

const scanners = new Map<string, VectorScanner>();

serveCalls<VectorCalls>({
  publish({ name, vectors, thread }) {
    if (vectors === undefined) scanners.delete(name);
    else scanners.set(name, new VectorScanner(vectors, thread));
  },
  nearest({ name, question, most }) {
    const scanner = scanners.get(name);
    if (scanner === undefined) throw new Error(`vectors ${name} were not published to this thread`);
    const found = scanner.nearest(question, most);
    return {
      rows: Uint32Array.from(found, ({ row }) => row),
      scores: Float32Array.from(found, ({ score }) => score),
    };
  },
});

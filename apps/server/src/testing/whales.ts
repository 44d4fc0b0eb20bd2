import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';

/** So many records with the word whale in their titles, each with a copy, as `marcFile` takes them. */
export function whaleRecords(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    number: `n${index}`,
    title: `Whale ${index}`,
    items: [{ barcode: `b${index}` }],
  }));
}

/** How many records of the tenant 1001 the index in the folder of an installation finds by the word whale. */
export async function whalesFound(folder: string): Promise<number> {
  const engine = createBuiltinEngine({ directory: join(folder, 'index'), role: 'reader' });
  try {
    const query = { kind: 'text', field: 'any', text: 'whale', match: 'all' } as const;
    return (await engine.search('1001', { query, offset: 0, limit: 1 })).total;
  } finally {
    await engine.close();
  }
}

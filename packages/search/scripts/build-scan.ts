import { readFileSync, writeFileSync } from 'node:fs';
import { assembleScan } from '../src/dense/testing/assemble-scan.ts';

/* Makes src/dense/scan/scan.wasm of scan.wat: `node --import tsx packages/search/scripts/build-scan.ts`. */
const folder = new URL('../src/dense/scan/', import.meta.url);
writeFileSync(
  new URL('scan.wasm', folder),
  await assembleScan(readFileSync(new URL('scan.wat', folder), 'utf8')),
);

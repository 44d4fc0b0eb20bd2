#!/usr/bin/env node
// Plain JavaScript that loads the TypeScript runner first, so that `npx lectern` works from source.
import { register } from 'tsx/esm/api';

register();
const { endWithReader, main } = await import('../src/cli/main.ts');
endWithReader();
process.exitCode = await main(process.argv.slice(2));

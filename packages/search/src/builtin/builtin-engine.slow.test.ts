import { describeSearchEngine } from '../testing/search-engine-suite.ts';
import { createTestEngine } from './testing/test-engine.ts';

describeSearchEngine('the built-in engine, on many random libraries', createTestEngine, {
  randomLibraries: 25,
});

import { afterAll, beforeAll, describe } from 'vitest';
import type { SearchEngine } from '../search-engine.ts';
import { batchesOf } from './sample-bibs.ts';
import { describeFacetsAndPages } from './suite/describe-facets-and-pages.ts';
import { describeFieldsMixedUp } from './suite/describe-fields-mixed-up.ts';
import { describeHeadings } from './suite/describe-headings.ts';
import { describeHostileInput } from './suite/describe-hostile-input.ts';
import { describeLifeOfAnIndex } from './suite/describe-life-of-an-index.ts';
import { describeMeaning } from './suite/describe-meaning.ts';
import { describeRanking } from './suite/describe-ranking.ts';
import { describeReadings } from './suite/describe-readings.ts';
import { describeScan } from './suite/describe-scan.ts';
import { describeSlipsInHan } from './suite/describe-slips-in-han.ts';
import { describeSuggestions } from './suite/describe-suggestions.ts';
import { describeTitleOrder } from './suite/describe-title-order.ts';
import { describeTypedForms } from './suite/describe-typed-forms.ts';
import { describeWords } from './suite/describe-words.ts';
import type { SuiteContext, SuiteOptions } from './suite/suite-context.ts';

/** An engine for one run of the suite and how to do away with it and its indexes. */
export interface EngineUnderTest {
  readonly engine: SearchEngine;
  readonly dispose: () => Promise<void>;
}

/** What every adapter of the port promises, asked through the port alone. */
export function describeSearchEngine(
  name: string,
  create: () => Promise<EngineUnderTest>,
  options: SuiteOptions = {},
): void {
  describe(name, () => {
    let engine: SearchEngine;
    let dispose: () => Promise<void>;
    let indexes = 0;

    beforeAll(async () => {
      ({ engine, dispose } = await create());
    });
    afterAll(async () => {
      await dispose();
    });

    const context: SuiteContext = {
      engine: () => engine,
      async indexed(...documents) {
        const index = `library-${++indexes}`;
        await engine.rebuild(index, batchesOf(documents));
        return index;
      },
      find: (index, query, more = {}) => engine.search(index, { query, offset: 0, limit: 100, ...more }),
    };

    describeLifeOfAnIndex(context);
    describeWords(context);
    describeFacetsAndPages(context, options);
    describeRanking(context);
    describeTitleOrder(context);
    describeTypedForms(context);
    describeFieldsMixedUp(context);
    describeReadings(context);
    describeHeadings(context);
    describeSlipsInHan(context);
    describeScan(context);
    describeSuggestions(context);
    describeMeaning(context, options);
    describeHostileInput(context);
  });
}

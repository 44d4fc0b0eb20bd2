import { describe, expect, it } from 'vitest';
import { SearchLimitError } from '../search-errors.ts';
import { words } from '../testing/sample-bibs.ts';
import { compileQuery } from './compile-query.ts';
import { TITLE_KEYS } from './mapping.ts';

/** What a cluster takes that does not set its limit. */
const USUAL_CLAUSES = 1024;
const LONG_TITLE =
  'Shell-Programmierung : das umfassende Handbuch ; Einführung, Praxis, Übungsaufgaben, Kommandoreferenz ; für Bourne-, ' +
  'Korn- und Bourne-Again-Shell (bash) ; inkl. grep, sed, awk und GUIs mit dialog, Xdialog und gnuplot';

describe('a query for the cluster', () => {
  it('puts titles first however long they are, within the usual limit of clauses', () => {
    const options = { scored: true, mostClauses: USUAL_CLAUSES, languages: ['eng', 'ger'] };
    const compiled = JSON.stringify(compileQuery(words(LONG_TITLE), options));
    expect(clausesIn(compiled)).toBeLessThanOrEqual(USUAL_CLAUSES);
    expect(compiled).toContain(`"${TITLE_KEYS}"`);
  });

  it('counts no fewer clauses than there are', () => {
    for (const text of ['red chamber', 'e-book AT&T', LONG_TITLE, '红楼梦研究 dream', '9780262033848']) {
      for (const match of ['all', 'any', 'phrase', 'prefix', 'exact'] as const) {
        const query = words(text, { match });
        const full = clausesIn(JSON.stringify(compileQuery(query, { scored: true, mostClauses: 1e9 })));
        const options = { scored: true, mostClauses: full - 1 };
        expect(clausesIn(JSON.stringify(compiledOrRefused(query, options)))).toBeLessThan(full);
      }
    }
  });
});

function compiledOrRefused(...[query, options]: Parameters<typeof compileQuery>): unknown {
  try {
    return compileQuery(query, options);
  } catch (error) {
    expect(error).toBeInstanceOf(SearchLimitError);
    return {};
  }
}

/** As the cluster counts: terms, phrases and beginnings, those over several fields once for each field. */
function clausesIn(compiled: string): number {
  const fields = [...compiled.matchAll(/"fields":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(','));
  return fields.length + [...compiled.matchAll(/"(?:span_term|term|prefix|match_phrase|regexp)":/g)].length;
}

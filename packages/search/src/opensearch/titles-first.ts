import { personKey } from '../ranking/person-keys.ts';
import {
  FILED_TITLE_SCORE,
  MAIN_TITLE_SCORE,
  PERSON_SCORE,
  SERIAL_TITLE_SCORE,
  TITLE_PROPER_SCORE,
  WHOLE_TITLE_SCORE,
  WRITTEN_TITLE_SCORE,
} from '../ranking/score-levels.ts';
import { titleKeysOfQuery } from '../ranking/title-keys.ts';
import type { WholeValueKey } from '../ranking/whole-value-key.ts';
import type { TextField } from '../search-document.ts';
import { titleKeyText } from './document-source.ts';
import { allOf, anyOf, bestOf, type Dsl, withOptional, worth } from './dsl.ts';
import type { FieldQueries } from './field-queries.ts';
import { TITLE_KEYS } from './mapping.ts';

/** Clauses about titles beside the one for the whole title. */
const FURTHER_TITLE_CLAUSES = 10;

/** A text that may be a title, and its key as a whole value. */
interface MaybeTitle {
  readonly text: string;
  readonly key: string;
  readonly fields: readonly TextField[];
}

/**
 * Records come first whose title this is, whole or before its subtitle; those before all others whose main title it is, in the same
 * script. Before them stand works by a person of this name.
 */
export function titlesFirst(
  queries: FieldQueries,
  languages: readonly string[] | undefined,
  found: Dsl,
  { text, key, fields }: MaybeTitle,
): Dsl {
  const keys = titleKeysOfQuery(text, languages);
  if (!queries.titlesFirst || keys === undefined || !fields.includes('title')) return found;
  const whole = queries.whole(key, ['title']);
  queries.clauses += FURTHER_TITLE_CLAUSES;
  const proper = titleKey(keys.proper);
  const person = fields.includes('author') ? personKey(text) : undefined;
  const asTyped = anyOf([
    bestOf([worth(WHOLE_TITLE_SCORE, whole), worth(TITLE_PROPER_SCORE, proper)]),
    worth(MAIN_TITLE_SCORE, titleKey(keys.main)),
    worth(WRITTEN_TITLE_SCORE, allOf([titleKey(keys.written), anyOf([whole, proper])])),
  ]);
  const filed = [titleKey(keys.filed)];
  if (keys.bare !== undefined)
    filed.push(allOf([queries.whole(keys.bare.key, ['title']), titleKey(keys.bare.main)]));
  return withOptional(
    [found],
    [
      bestOf([asTyped, worth(FILED_TITLE_SCORE, anyOf(filed))]),
      worth(SERIAL_TITLE_SCORE, titleKey(keys.serial)),
      ...(person === undefined ? [] : [worth(PERSON_SCORE, titleKey(person))]),
    ],
  );
}

export function titleKey(key: WholeValueKey): Dsl {
  return { term: { [TITLE_KEYS]: titleKeyText(key) } };
}

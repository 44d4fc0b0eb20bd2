import { createHash } from 'node:crypto';
import type { Bib } from '@lectern/marc/bib';
import { authorLine } from '../../collection/catalogue/records/bib-words.ts';
import type { SubscriptionHitTable } from './tables.ts';

/** Characters of the texts that a hit keeps. */
const MOST_TEXT = 300;

/** What a hit keeps of its work, so that it can be shown when the record has gone. */
export function workFacts({
  id,
  source,
  controlNumber,
  bib,
}: {
  readonly id: string;
  readonly source: string;
  readonly controlNumber: string;
  readonly bib: Bib;
}): Pick<SubscriptionHitTable, 'record_id' | 'record_key' | 'title' | 'author'> {
  return {
    record_id: id,
    record_key: createHash('sha256').update(`${source}\n${controlNumber}`).digest('base64url').slice(0, 22),
    title: bib.title.slice(0, MOST_TEXT),
    author: authorLine(bib).slice(0, MOST_TEXT),
  };
}

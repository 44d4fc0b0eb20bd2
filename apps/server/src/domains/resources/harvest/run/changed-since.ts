import { granularityOf, oaiInstant } from '../../../../platform/oai/datestamp.ts';
import type { HarvestRunTable } from '../tables.ts';

/** Repositories date a change before it is committed: what they dated some minutes before is asked for again. */
const OVERLAP_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/**
 * The date from which the next run asks, in the granularity of the source and by its clock. A date that is none, or lies ahead of ours by more
 * than a day, is not believed: then our own clock counts, with a day to spare.
 */
export function nextFrom(
  {
    response_date,
    granularity,
    started_at,
  }: Pick<HarvestRunTable, 'response_date' | 'granularity' | 'started_at'>,
  now: Date,
): string {
  const said = granularityOf(response_date) === 'second' ? Date.parse(response_date) : Number.NaN;
  const isBelieved = said <= now.getTime() + DAY_MS;
  const at = isBelieved ? said - OVERLAP_MS : Date.parse(started_at) - DAY_MS;
  const instant = oaiInstant(new Date(at));
  // Days are the coarsest that the protocol allows, and what each repository understands.
  return granularity.toLowerCase().startsWith('yyyy-mm-ddthh')
    ? instant
    : instant.slice(0, 'YYYY-MM-DD'.length);
}

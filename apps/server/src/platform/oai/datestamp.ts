/** How exactly a repository dates its records (OAI-PMH 2.0, 3.3). */
export type Granularity = 'day' | 'second';

const DAY = /^\d{4}-\d\d-\d\d$/;
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The granularity of a date of the protocol; undefined for a text that is none, and for days that no month has. */
export function granularityOf(text: string): Granularity | undefined {
  if (DAY.test(text)) return isReal(`${text}T00:00:00Z`) ? 'day' : undefined;
  return SECOND.test(text) && isReal(text) ? 'second' : undefined;
}

/** An instant as the protocol writes it: UTC, in whole seconds. */
export function oaiInstant(at: Date): string {
  return `${at.toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length)}Z`;
}

/** The first instant of a date of the protocol. */
export function firstInstant(text: string): string {
  return granularityOf(text) === 'day' ? `${text}T00:00:00Z` : text;
}

/** The last instant of a date of the protocol. */
export function lastInstant(text: string): string {
  return granularityOf(text) === 'day' ? `${text}T23:59:59Z` : text;
}

/** JavaScript moves the 30th of February into March. */
function isReal(instant: string): boolean {
  const at = new Date(instant);
  return !Number.isNaN(at.getTime()) && oaiInstant(at) === instant;
}

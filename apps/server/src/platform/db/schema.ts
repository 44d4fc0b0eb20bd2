/**
 * Every table, as migrations/ leave it. Each domain and each part of the platform adds its own in its tables.ts (declaration merging), so
 * that this file knows none. Ids are UUIDv7 text, instants ISO 8601 UTC text, dates YYYY-MM-DD.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each tables.ts adds to it
export interface Schema {}

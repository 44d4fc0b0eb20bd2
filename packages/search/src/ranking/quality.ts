import type { SearchDocument } from '../search-document.ts';

/**
 * Use and recency in one number from 0 to 1, what orders records that match equally well: two thirds for loans (a thousand in a year is
 * all), one third for the year of publication from 1900 on.
 */
export function recordQuality({
  popularity,
  year,
}: Pick<SearchDocument['sort'], 'popularity' | 'year'>): number {
  const use = Math.min(1, Math.log2(1 + Math.max(0, popularity)) / 10);
  const recency = Math.min(1, Math.max(0, year - 1900) / 150);
  return (2 * use + recency) / 3;
}

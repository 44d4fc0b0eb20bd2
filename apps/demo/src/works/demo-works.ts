import type { DemoTenant } from '../demo-tenant.ts';
import { CHINESE_CLASSICS } from './chinese-classics.ts';
import { CHINESE_MODERN_LITERATURE } from './chinese-modern-literature.ts';
import { CHINESE_SCHOLARSHIP } from './chinese-scholarship.ts';
import { CHINESE_TEXTBOOKS } from './chinese-textbooks.ts';
import { ENGLISH_LITERATURE } from './english-literature.ts';
import { ENGLISH_NON_FICTION } from './english-non-fiction.ts';
import { EUROPEAN_LITERATURE } from './european-literature.ts';
import { HARBOUR_SHARED_TITLES, HARBOUR_TOWN } from './harbour-town.ts';
import { JAPANESE_LITERATURE } from './japanese-literature.ts';
import { JOURNALS_AND_MEDIA } from './journals-and-media.ts';
import { LIBRARY_SCIENCE } from './library-science.ts';
import { parseWorks } from './parse-works.ts';
import { TRADITIONAL_EDITIONS } from './traditional-editions.ts';
import { TRANSLATED_LITERATURE } from './translated-literature.ts';
import { TRANSLATED_NON_FICTION } from './translated-non-fiction.ts';
import { UNIVERSITY_PRESS } from './university-press.ts';
import type { Work } from './work.ts';

const FILES = [
  CHINESE_CLASSICS,
  CHINESE_MODERN_LITERATURE,
  CHINESE_SCHOLARSHIP,
  CHINESE_TEXTBOOKS,
  TRADITIONAL_EDITIONS,
  TRANSLATED_LITERATURE,
  TRANSLATED_NON_FICTION,
  ENGLISH_LITERATURE,
  ENGLISH_NON_FICTION,
  EUROPEAN_LITERATURE,
  JAPANESE_LITERATURE,
  LIBRARY_SCIENCE,
  JOURNALS_AND_MEDIA,
  UNIVERSITY_PRESS,
];

const cache = new Map<DemoTenant, readonly Work[]>();

/** The editions in a demo library, always in the same order. */
export function demoWorks(tenant: DemoTenant): readonly Work[] {
  const cached = cache.get(tenant);
  if (cached !== undefined) return cached;
  const works = tenant === 'demo' ? FILES.flatMap(parseWorks) : harbourWorks();
  cache.set(tenant, works);
  return works;
}

function harbourWorks(): readonly Work[] {
  const shared = new Set(HARBOUR_SHARED_TITLES);
  const titleProper = (work: Work) => work.title.split(' : ')[0] ?? work.title;
  const sharedWorks = demoWorks('demo').filter(
    (work) => ['eng', 'fre'].includes(work.languages[0] ?? '') && shared.has(titleProper(work)),
  );
  return [...parseWorks(HARBOUR_TOWN), ...sharedWorks];
}

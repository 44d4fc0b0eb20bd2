import { eventType } from '../../../../platform/events/event-type.ts';

/**
 * A bib is new, its description changed, or it got copies: it may fit what somebody waits for. It is sent only while the library's records
 * are watched (see earlier-records.ts). The subject is the bib's id.
 */
export const recordNews = eventType('record.news');

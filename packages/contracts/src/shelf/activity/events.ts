/** What readers do with works. */
export const BEHAVIOUR_EVENTS = ['openRecord', 'cite', 'share'] as const;
export type BehaviourEvent = (typeof BEHAVIOUR_EVENTS)[number];

/** What readers do with electronic resources. */
export const RESOURCE_EVENTS = [
  'openFullText',
  'download',
  'openDatabase',
  'openTrial',
  'openTitle',
] as const;
export type ResourceEvent = (typeof RESOURCE_EVENTS)[number];

/** What readers do with digital objects of the library. */
export const OBJECT_EVENTS = ['openObject', 'readPage', 'downloadObject'] as const;

/**
 * Services and pages whose entries are pressed, with their numbers. 17 is the specification's (document 2, section 7.15); the others are
 * ours.
 */
export const NAVIGATION_TYPES = {
  experts: 14,
  custody: 15,
  delivery: 16,
  thesis: 17,
  readingShare: 18,
  readingReport: 19,
  bookRecommendation: 20,
} as const;
export type NavigationName = keyof typeof NAVIGATION_TYPES;

export const ACTIVITY_EVENTS = [
  ...BEHAVIOUR_EVENTS,
  ...RESOURCE_EVENTS,
  ...OBJECT_EVENTS,
  'navigate',
] as const;
export type ActivityEvent = (typeof ACTIVITY_EVENTS)[number];

/** The entry that a number stands for; undefined for a number that is none. */
export function navigationOf(type: number): NavigationName | undefined {
  return (Object.keys(NAVIGATION_TYPES) as NavigationName[]).find((name) => NAVIGATION_TYPES[name] === type);
}

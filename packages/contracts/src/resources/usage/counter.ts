/** Reports of the COUNTER Code of Practice, releases 5 and 5.1: master reports and their standard views. */
export const COUNTER_REPORTS = [
  'PR',
  'PR_P1',
  'DR',
  'DR_D1',
  'DR_D2',
  'TR',
  'TR_B1',
  'TR_B2',
  'TR_B3',
  'TR_J1',
  'TR_J2',
  'TR_J3',
  'TR_J4',
  'IR',
  'IR_A1',
  'IR_M1',
] as const;
export type CounterReport = (typeof COUNTER_REPORTS)[number];

export const COUNTER_RELEASES = ['5', '5.1'] as const;
export type CounterRelease = (typeof COUNTER_RELEASES)[number];

/** What is counted (Metric_Type). */
export const COUNTER_METRICS = [
  'Total_Item_Requests',
  'Unique_Item_Requests',
  'Unique_Title_Requests',
  'Total_Item_Investigations',
  'Unique_Item_Investigations',
  'Unique_Title_Investigations',
  'Searches_Regular',
  'Searches_Automated',
  'Searches_Federated',
  'Searches_Platform',
  'No_License',
  'Limit_Exceeded',
] as const;
export type CounterMetric = (typeof COUNTER_METRICS)[number];

/** The metrics that tell of readers who were turned away. */
export const TURN_AWAYS = ['No_License', 'Limit_Exceeded'] as const satisfies readonly CounterMetric[];

/**
 * What readers pay nothing for (`open`: OA_Gold, OA_Delayed, Open; `free`: free for another reason) and what needs a licence. Empty where a
 * report does not say it.
 */
export const COUNTER_ACCESS = ['controlled', 'open', 'free', ''] as const;
export type CounterAccess = (typeof COUNTER_ACCESS)[number];

/** What a line of a report is about. */
export const USED_KINDS = ['title', 'database', 'item'] as const;
export type UsedKind = (typeof USED_KINDS)[number];

/** Why a report as a whole is not taken. */
export const COUNTER_FILE_FAULTS = [
  'EMPTY',
  'NOT_COUNTER',
  'COUNTER_4',
  'HTML',
  'ENCODING',
  'CUT',
  'BROKEN',
  'TOO_DEEP',
  'TOO_LARGE',
  'HEADER',
  'RELEASE',
  'REPORT',
  'COLUMNS',
  'NO_ITEMS',
  'NO_MONTHS',
  'TOO_MANY_MONTHS',
  'NOTHING_READ',
  'EXCEPTION',
  'OTHER_REPORT',
  'OTHER_RELEASE',
  'OTHER_CUSTOMER',
  'OTHER_MONTH',
] as const;
export type CounterFileFault = (typeof COUNTER_FILE_FAULTS)[number];

/** Why a line, an item or one of its counts is left out. */
export const COUNTER_LINE_FAULTS = [
  'ITEM',
  'NAME',
  'PLATFORM',
  'METRIC',
  'PERIOD',
  'COUNT',
  'METHOD',
  'TOO_LONG',
] as const;
export type CounterLineFault = (typeof COUNTER_LINE_FAULTS)[number];

import type {
  CounterAccess,
  CounterFileFault,
  CounterLineFault,
  CounterMetric,
  CounterRelease,
  CounterReport,
  UsedKind,
} from '@lectern/contracts/resources/usage/counter';

/** A title, database or item that a report counts the use of. Empty where the report does not say it. */
export interface UsedThing {
  readonly kind: UsedKind;
  readonly name: string;
  readonly publisher: string;
  readonly doi: string;
  /** 13 digits. */
  readonly isbn: string;
  /** NNNN-NNNC. */
  readonly printIssn: string;
  readonly onlineIssn: string;
  /** The provider's own id, with its namespace. */
  readonly proprietary: string;
}

/** Some counts that a report has of one thing, or of a platform as a whole. */
export interface CounterUse {
  /** Line of a table, or number of the item in JSON; from 1. */
  readonly place: number;
  readonly platform: string;
  /** Undefined in reports of platforms. */
  readonly thing: UsedThing | undefined;
  readonly access: CounterAccess;
  /** By machines for text and data mining, not by people. */
  readonly isMining: boolean;
  readonly counts: readonly MonthCount[];
}

export interface MonthCount {
  readonly metric: CounterMetric;
  /** YYYY-MM. */
  readonly month: string;
  /** Above 0. */
  readonly count: number;
}

/** What the head of a report says. */
export interface CounterHead {
  readonly report: CounterReport;
  readonly release: CounterRelease;
  readonly customerId: string;
  readonly createdBy: string;
  /** YYYY-MM. */
  readonly from: string;
  readonly to: string;
}

/** What a provider says beside or instead of usage (Appendix D of the Code of Practice). */
export interface CounterException {
  readonly code: number;
  /** In the provider's words; cut after 300 characters. */
  readonly message: string;
}

export interface CounterFault {
  readonly place: number;
  readonly code: CounterLineFault;
  /** What stands there, cut after 100 characters. */
  readonly value: string;
}

export interface CounterReading {
  readonly head: CounterHead;
  readonly exceptions: readonly CounterException[];
  /** Items or lines, also those that were left out. */
  readonly itemCount: number;
}

/** Why a report is not taken; with EXCEPTION what the provider says. Uses that were handed on before must not be kept. */
export interface CounterRefusal {
  readonly refused: CounterFileFault;
  readonly value: string;
  /** 0 where the report as a whole is meant. */
  readonly place: number;
  readonly exceptions: readonly CounterException[];
}

export interface CounterReader {
  /** Takes the next uses, some hundreds at a time. The reading waits for it. */
  onUses(uses: readonly CounterUse[]): Promise<void>;
  onFault(fault: CounterFault): void;
}

export function refused(value: CounterFileFault, more: Partial<CounterRefusal> = {}): CounterRefusal {
  return { refused: value, value: '', place: 0, exceptions: [], ...more };
}

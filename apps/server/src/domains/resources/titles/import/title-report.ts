import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import {
  MOST_TITLE_FAULTS,
  TITLE_LINE_FAULTS,
  type TitleFault,
  type TitleFileFault,
} from '@lectern/contracts/resources/titles/title-list';

/** What an import did so far, as it is stored. */
export interface TitleReport {
  readonly encoding: TableEncoding | null;
  readonly readCount: number;
  readonly cameCount: number;
  readonly wentCount: number;
  readonly changedCount: number;
  readonly sameCount: number;
  readonly leftOutCount: number;
  readonly faultCount: number;
  readonly faults: readonly TitleFault[];
  readonly refusal: TitleFileFault | '';
  readonly refusedValue: string;
  readonly refusedLine: number;
  readonly unknownColumns: readonly string[];
  readonly came: readonly string[];
  readonly went: readonly string[];
}

export const NO_REPORT: TitleReport = {
  encoding: null,
  readCount: 0,
  cameCount: 0,
  wentCount: 0,
  changedCount: 0,
  sameCount: 0,
  leftOutCount: 0,
  faultCount: 0,
  faults: [],
  refusal: '',
  refusedValue: '',
  refusedLine: 0,
  unknownColumns: [],
  came: [],
  went: [],
};

const LEAVES_LINE_OUT: ReadonlySet<string> = new Set(TITLE_LINE_FAULTS);

/** Collects the faults of a file: all are counted, the first ones kept. */
export class FaultList {
  readonly #faults: TitleFault[] = [];
  #leftOut = 0;
  #values = 0;

  add(fault: TitleFault): void {
    if (LEAVES_LINE_OUT.has(fault.code)) this.#leftOut += 1;
    else this.#values += 1;
    if (this.#faults.length < MOST_TITLE_FAULTS) this.#faults.push(fault);
  }

  get counts(): Pick<TitleReport, 'leftOutCount' | 'faultCount' | 'faults'> {
    return { leftOutCount: this.#leftOut, faultCount: this.#values, faults: [...this.#faults] };
  }
}

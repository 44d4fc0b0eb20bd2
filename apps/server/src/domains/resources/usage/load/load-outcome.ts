import {
  MOST_USAGE_FAULTS,
  type UsageFault,
  type UsageImport,
} from '@lectern/contracts/resources/usage/usage-import';
import type { CounterFault } from '../../../../platform/counter/counter-use.ts';

/** What a load did so far, as it is stored. */
export type LoadOutcome = Omit<
  UsageImport,
  'importId' | 'state' | 'isCheck' | 'fileName' | 'providerId' | 'startedAt' | 'endedAt'
>;

export const NO_OUTCOME: LoadOutcome = {
  report: null,
  release: null,
  createdBy: '',
  fromMonth: '',
  toMonth: '',
  platforms: [],
  itemCount: 0,
  sums: [],
  replacedCount: 0,
  faultCount: 0,
  faults: [],
  exceptions: [],
  refusal: '',
  refusedValue: '',
  refusedPlace: 0,
};

/** Collects the faults of a report: all are counted, the first ones kept. */
export class UsageFaults {
  readonly #faults: UsageFault[] = [];
  #count = 0;

  add(fault: CounterFault): void {
    this.#count += 1;
    if (this.#faults.length < MOST_USAGE_FAULTS) this.#faults.push(fault);
  }

  get counts(): Pick<LoadOutcome, 'faultCount' | 'faults'> {
    return { faultCount: this.#count, faults: [...this.#faults] };
  }
}

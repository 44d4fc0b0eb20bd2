import { endpoint } from '../../kernel/endpoint.ts';
import { FAILED_WORK_FORGOTTEN, FAILED_WORK_TAKEN, FAILED_WORK_UNKNOWN } from './errors.ts';
import { failedWorkChoice, failedWorkCount } from './failed-work-choice.ts';

/** Does failed work again, with all its attempts. Of all, what cannot be done again stays as it is. */
export const retryFailedWork = endpoint({
  methods: ['POST'],
  path: '/staff/failed-work/retry',
  origin: 'ours',
  access: { staff: 'staff.work' },
  summary: 'Do background work again that was given up',
  input: failedWorkChoice,
  output: failedWorkCount,
  errors: [FAILED_WORK_UNKNOWN, FAILED_WORK_FORGOTTEN, FAILED_WORK_TAKEN],
});

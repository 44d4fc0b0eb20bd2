import { endpoint } from '../../kernel/endpoint.ts';
import { FAILED_WORK_UNKNOWN } from './errors.ts';
import { failedWorkChoice, failedWorkCount } from './failed-work-choice.ts';

/** Deletes failed work for ever: it is not done. */
export const dropFailedWork = endpoint({
  methods: ['POST'],
  path: '/staff/failed-work/drop',
  origin: 'ours',
  access: { staff: 'staff.work' },
  summary: 'Delete background work that was given up',
  input: failedWorkChoice,
  output: failedWorkCount,
  errors: [FAILED_WORK_UNKNOWN],
});

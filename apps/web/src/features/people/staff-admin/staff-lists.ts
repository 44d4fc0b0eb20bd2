import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listStaff } from '@lectern/contracts/people/staff/list-staff';

type Lists = OutputOf<(typeof listStaff)['output']>;
export type Member = Lists['members'][number];
export type Role = Lists['roles'][number];

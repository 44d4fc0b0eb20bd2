import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { DEMO_PASSWORD } from '@lectern/demo/patrons/demo-patrons';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { addStaffMember } from '../add-staff-member.ts';

interface DemoMember {
  readonly account: string;
  readonly name: string;
  readonly role: string;
  readonly permissions: readonly Permission[];
}

const DESK: readonly Permission[] = [
  'circulation.desk',
  'circulation.readers',
  'circulation.self-check',
  'catalogue.quick-add',
];

const CASHIER: readonly Permission[] = ['circulation.desk', 'payments.manage', 'payments.refund'];

const MEMBERS: Readonly<Record<DemoTenant, readonly DemoMember[]>> = {
  demo: [
    { account: 'desk', name: '周敏', role: '流通台', permissions: DESK },
    { account: 'cashier', name: '沈如', role: '财务', permissions: CASHIER },
    { account: 'manager', name: '方知行', role: '馆长', permissions: PERMISSIONS },
  ],
  harbour: [
    { account: 'desk', name: 'Maud Ferris', role: 'Desk', permissions: DESK },
    { account: 'cashier', name: 'June Marsh', role: 'Accounts', permissions: CASHIER },
    { account: 'manager', name: 'Owen Hale', role: 'Manager', permissions: PERMISSIONS },
  ],
};

/** Who works at the demo libraries: at the desk, with the money, and with every permission. */
export const staffSeed: DemoSeed = {
  tables: ['staff_member', 'role', 'role_permission', 'staff_role'],
  async load({ db, clock }, { demo, tenantId }) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const now = clock.now().toISOString();
    for (const member of MEMBERS[demo]) await addStaffMember(db, tenantId, { ...member, passwordHash, now });
  },
};

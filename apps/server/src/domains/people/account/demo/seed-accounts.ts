import { demoPatrons } from '@lectern/demo/patrons/demo-patrons';
import { toBit } from '../../../../platform/db/codecs.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { hashPassword } from '../password-hash.ts';

/** The accounts of the patrons that the circulation has put there: the demo libraries have no other library system. */
export const accountSeed: DemoSeed = {
  tables: ['account'],
  async load({ db }, { demo, tenantId }) {
    const patrons = await db
      .selectFrom('patron')
      .select(['id', 'tenant_id', 'primary_id', 'name', 'library_code', 'created_at', 'updated_at'])
      .where('tenant_id', '=', tenantId)
      .execute();
    const byPrimaryId = new Map(patrons.map((patron) => [patron.primary_id, patron]));
    const seeds = demoPatrons(demo);
    const hashes = await Promise.all(seeds.map(({ password }) => hashPassword(password)));
    await insertRows(
      db,
      'account',
      seeds.map((seed, index) => ({
        ...byPrimaryId.get(seed.primaryId)!,
        password_hash: hashes[index]!,
        password_changed_at: null,
        must_change_password: toBit(seed.mustChangePassword),
        email: seed.email,
        email_verified: toBit(seed.emailVerified),
        phone: seed.phone,
        phone_verified: toBit(seed.phoneVerified),
        picture_file: '',
        expert: toBit(seed.expert),
        tour_seen: toBit(seed.tourSeen),
        pda_rule_seen: 0,
      })),
    );
  },
};

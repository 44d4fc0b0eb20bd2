import { tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { textsIn } from '@lectern/contracts/people/tenant/tenant-texts';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as textsByLanguage } from './0012-texts-by-language.ts';

const OLD = {
  version: 1,
  names: { 'fr-FR': 'Bibliothèque' },
  public: {
    defaultLanguage: 'fr-FR',
    primaryColor: '123456',
    opacFooterContent: '<p>Pied de page</p>',
    loginExplain: '  ',
  },
  policy: { currency: 'EUR' },
  menu: [],
  customMenu: [],
};

describeOnBothDatabases('settings with texts in one language', 'migrations', (kind) => {
  it('keep each text as that of the default language, and all else', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      const put = (id: string, settings: string) =>
        db
          .insertInto('tenant')
          .values({ id, mapping_path: id, settings, settings_revision: 4, created_at: '2026-01-01' })
          .execute();
      await put('old', JSON.stringify(OLD));
      await put('broken', '{"half');
      await textsByLanguage(db as unknown as Kysely<unknown>);
      await textsByLanguage(db as unknown as Kysely<unknown>);

      const read = (id: string) =>
        db
          .selectFrom('tenant')
          .select(['settings', 'settings_revision'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      expect(await read('broken')).toEqual({ settings: '{"half', settings_revision: 4 });
      const { settings, settings_revision } = await read('old');
      expect(settings_revision).toBe(5);
      const parsed = tenantSettingsSchema.parse(JSON.parse(settings));
      expect(parsed.texts).toEqual({ opacFooterContent: { 'fr-FR': '<p>Pied de page</p>' } });
      expect(parsed).toMatchObject({
        names: OLD.names,
        policy: OLD.policy,
        public: { primaryColor: '123456' },
      });
      expect(textsIn(parsed.texts, 'en-US', 'fr-FR')).toMatchObject({
        opacFooterContent: '<p>Pied de page</p>',
        loginExplain: '',
      });
    } finally {
      await close();
    }
  });
});

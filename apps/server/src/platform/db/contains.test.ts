import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { contains, startsWith } from './contains.ts';

describeOnEachDatabase('a text', (kind) => {
  it('has another one in it only letter by letter, whatever signs it has', async () => {
    const app = await createTestApp({ kind });
    const isTrue = async (condition: ReturnType<typeof contains>) => {
      const { rows } = await sql<{
        is: number;
      }>`select case when ${condition} then 1 else 0 end as "is"`.execute(app.deps.db);
      return rows[0]?.is === 1;
    };
    const text = sql`cast(${'50%_off \\ sale'} as text)`;
    for (const part of ['50%', '%_', '\\', 'off', ''])
      expect([part, await isTrue(contains(text, part))]).toEqual([part, true]);
    for (const part of ['5_%', '50_', '%off', '\\\\'])
      expect([part, await isTrue(contains(text, part))]).toEqual([part, false]);
    expect(await isTrue(startsWith(text, '50%'))).toBe(true);
    expect(await isTrue(startsWith(text, '%'))).toBe(false);
    await app.close();
  });
});

import type { Client } from '@lectern/contracts/kernel/client';
import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { saveMenuChoice } from '@lectern/contracts/shelf/personal-menu/save-menu-choice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase("a reader's menu", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }

  it('is as each reader arranged it, and as the library did before', async () => {
    const [reader, other] = [await newReader(), await newReader()];
    const choice = { order: [5, 0, 2], hidden: [8] };
    expect(await reader.call(getMenuChoice, {})).toEqual({ order: [], hidden: [] });
    expect(await reader.call(saveMenuChoice, choice)).toEqual(choice);
    expect(await reader.call(getMenuChoice, {})).toEqual(choice);
    expect(await other.call(getMenuChoice, {})).toEqual({ order: [], hidden: [] });
    await reader.call(saveMenuChoice, { order: [2], hidden: [] });
    expect(await reader.call(getMenuChoice, {})).toEqual({ order: [2], hidden: [] });
    await reader.call(saveMenuChoice, { order: [], hidden: [] });
    expect(await reader.call(getMenuChoice, {})).toEqual({ order: [], hidden: [] });
  });

  it.each([
    ['the entry that it begins with', { order: [], hidden: [0] }],
    ['personal information, where it is arranged', { order: [], hidden: [1] }],
    ['a key twice', { order: [3, 3], hidden: [] }],
    ['a key that is none', { order: [24], hidden: [] }],
  ])('never loses or holds %s', async (_name, choice) => {
    const reader = await newReader();
    await expect(reader.call(saveMenuChoice, choice)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });
});

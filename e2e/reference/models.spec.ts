import { startModelServer } from '@lectern/server/testing/model-server/start-model-server';
import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';

const LIBRARY = 'e2e-models';

test('staff connects a language model, tries it, and sees what leaves the house', async ({ browser }) => {
  const server = await startModelServer();
  try {
    await putLibrary(LIBRARY, {});
    await addLibrarian(LIBRARY, LIBRARY, 'settings.edit');
    const desk = await openDesk(browser, LIBRARY, { path: LIBRARY });
    await goAtDesk(desk, '#/models');
    await expect(desk.getByText('No language model is connected')).toBeVisible();
    await expect(desk.getByText('No language model outside is connected now')).toBeVisible();
    await expectFitAndCleanAtEachWidth(desk);

    await desk.getByRole('button', { name: 'Add a model' }).click();
    const form = desk.getByRole('dialog', { name: 'Add a model' });
    await form.getByLabel('Provider').selectOption({ label: 'Anthropic' });
    await expect(form.getByLabel('Address')).toHaveValue('https://api.anthropic.com');
    await form.getByLabel('Address').fill('http://models.example.org');
    await form.getByLabel('Name of the model').fill('little-model');
    await form.getByLabel('Key', { exact: true }).fill('sk-of-a-spec');
    await form.getByLabel('More headers (JSON)').fill('{"Authorization": "other"}');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please check this')).toBeVisible();
    await expectFitAndCleanAtEachWidth(desk);
    await form.getByLabel('More headers (JSON)').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('needs an https address');
    await form.getByLabel('Address').fill(server.origin);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);

    const row = desk.getByRole('row', { name: /little-model/ });
    await expect(row).toContainText('Your network');
    await expect(row).toContainText('Saved');
    await server.script({ calls: [{ name: 'search_catalogue', input: '{"words":"sea"}' }] });
    await row.getByRole('button', { name: 'Test' }).click();
    await expect(desk.getByText(/little-model works/)).toBeVisible();
    expect((await server.asked()).at(-1)?.headers['x-api-key']).toBe('sk-of-a-spec');
    await expectFitAndCleanAtEachWidth(desk);

    const ask = desk.getByRole('button', { name: 'Ask', exact: true });
    await desk.getByLabel('Question', { exact: true }).fill('When are my books due?');
    await ask.click();
    await expect(desk.getByText('You have nothing on loan.')).toBeVisible();
    await expect(desk.getByText('Nothing was sent to a model.')).toBeVisible();
    await server.script(
      { calls: [{ name: 'search_catalogue', input: '{"words":"sea"}' }] },
      { text: ['The library has nothing.'] },
    );
    await desk.getByLabel('Question', { exact: true }).fill('Books about the sea? Call 13800138000');
    await desk.getByLabel('Who answers').selectOption({ label: 'little-model' });
    await ask.click();
    await expect(desk.getByText('Books about the sea? Call ▮▮▮')).toBeVisible();
    await expectFitAndCleanAtEachWidth(desk);

    await desk.getByLabel('Question 1', { exact: true }).fill('What is new?');
    await desk.getByText('The assistant on every page').click();
    await desk.getByRole('button', { name: 'Save the settings' }).click();
    await expect(desk.getByText('Saved').last()).toBeVisible();
    await expectFitAndCleanAtEachWidth(desk);

    await server.script({ status: 401 });
    await row.getByRole('button', { name: 'Test' }).click();
    await expect(desk.getByText(/little-model cannot be used/)).toBeVisible();
    await desk.getByLabel('Most tokens in a day').fill('200000');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByText(/Used today: [\d,]+ of 200,000 tokens/)).toBeVisible();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByText('No language model is connected')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('staff connects a model of embeddings, and sees what leaves the house for it', async ({ browser }) => {
  const library = `${LIBRARY}-vectors`;
  await putLibrary(library, {});
  await addLibrarian(library, library, 'settings.edit');
  const desk = await openDesk(browser, library, { path: library });
  await goAtDesk(desk, '#/models');
  await expect(desk.getByText('No model of embeddings outside is connected now')).toBeVisible();
  await desk.getByRole('button', { name: 'Connect a model of embeddings' }).click();
  const form = desk.getByRole('dialog', { name: 'Model of embeddings' });
  await form.getByLabel('Address').fill('http://models.example.org/v1');
  await form.getByLabel('Texts of one request').fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please check this')).toHaveCount(2);
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByLabel('Name of the model').fill('little-embedder');
  await form.getByLabel('Texts of one request').fill('20');
  await form.getByLabel('Key', { exact: true }).fill('sk-of-vectors');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('needs an https address');
  await form.getByLabel('Address').fill('https://models.example.org/v1/');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(desk.getByText('It goes to: models.example.org · little-embedder')).toBeVisible();
  await expect(desk.getByText('Key · Saved')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  const section = desk.locator('section').filter({ hasText: 'Vectors for search' });
  await section.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('Texts of one request')).toHaveValue('20');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByText('No model of embeddings outside is connected now')).toBeVisible();
});

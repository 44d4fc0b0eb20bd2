import type { Client } from '@lectern/contracts/kernel/client';
import { getAnnouncement } from '@lectern/contracts/talk/announcements/get-announcement';
import { getStaffAnnouncement } from '@lectern/contracts/talk/announcements/get-staff-announcement';
import { listAnnouncements } from '@lectern/contracts/talk/announcements/list-announcements';
import { listStaffAnnouncements } from '@lectern/contracts/talk/announcements/list-staff-announcements';
import { previewAnnouncementText } from '@lectern/contracts/talk/announcements/preview-announcement-text';
import { putAnnouncement } from '@lectern/contracts/talk/announcements/put-announcement';
import { removeAnnouncement } from '@lectern/contracts/talk/announcements/remove-announcement';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const HOSTILE =
  '<p onclick="x()">Read <b>this</b></p><script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">a</a>\u202egnp';

describeOnEachDatabase('announcements', (kind) => {
  let app: TestApp;
  let desk: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['announcements.edit']) });
  });
  beforeEach(async () => {
    await app.deps.db.deleteFrom('announcement').execute();
  });
  afterAll(() => app.close());

  const anybody = () => app.client({});
  const put = (title: string, more: object = {}) =>
    desk.call(putAnnouncement, { texts: [{ language: 'en-US', title }], isOpen: true, ...more });
  const shown = async () =>
    (await anybody().call(listAnnouncements, {})).announcements.map(({ title }) => title);

  it('are drafts until staff open them, and answered to others as if they did not exist', async () => {
    const { id, version, state } = await put('Closed on Friday', { isOpen: false });
    expect(state).toBe('draft');
    expect(await shown()).toEqual([]);
    await expect(anybody().call(getAnnouncement, { id })).rejects.toMatchObject({
      code: 'ANNOUNCEMENT_NOT_FOUND',
    });
    await put('Closed on Friday', { id, version });
    expect(await shown()).toEqual(['Closed on Friday']);
    expect(await anybody().call(getAnnouncement, { id })).toMatchObject({ title: 'Closed on Friday' });
  });

  it('are shown on their days only, and staff see which are coming and over', async () => {
    await put('Over', { shownTo: '2026-03-01' });
    await put('Coming', { shownFrom: '2026-03-03' });
    await put('Today', { shownFrom: '2026-03-02', shownTo: '2026-03-02' });
    expect(await shown()).toEqual(['Today']);
    const { announcements } = await desk.call(listStaffAnnouncements, {});
    expect(Object.fromEntries(announcements.map(({ title, state }) => [title, state]))).toEqual({
      Over: 'over',
      Coming: 'coming',
      Today: 'shown',
    });
  });

  it('stand with pinned ones first, then the newest', async () => {
    await put('Old', { shownFrom: '2026-01-02' });
    await put('New', { shownFrom: '2026-02-02' });
    await put('Pinned', { shownFrom: '2025-01-02', isPinned: true });
    expect(await shown()).toEqual(['Pinned', 'New', 'Old']);
  });

  it('are read in the language of the reader, else in the nearest that was written', async () => {
    const { id } = await put('', {
      texts: [
        { language: 'zh-CN', title: '闭馆', text: '<p>周五闭馆</p>' },
        { language: 'fr-FR', title: 'Fermeture', text: '' },
        { language: 'en-US', title: '', text: '' },
      ],
    });
    const inLanguage = async (language: 'zh-TW' | 'fr-FR') =>
      (await app.client({ language }).call(getAnnouncement, { id })).title;
    expect([await inLanguage('zh-TW'), await inLanguage('fr-FR')]).toEqual(['闭馆', 'Fermeture']);
    const { texts } = await desk.call(getStaffAnnouncement, { id });
    expect(texts.map(({ language }) => language)).toEqual(['zh-CN', 'fr-FR']);
  });

  it('keep of pasted HTML only text, its structure and safe links, in the preview too', async () => {
    const { id } = await put('', { texts: [{ language: 'en-US', title: 'Hostile', text: HOSTILE }] });
    const { text } = await anybody().call(getAnnouncement, { id });
    expect(text).not.toMatch(/script|onclick|onerror|javascript|<img|\u202e/);
    expect(text).toContain('<b>this</b>');
    expect((await desk.call(previewAnnouncementText, { text: HOSTILE })).text).toBe(text);
  });

  it('are not changed over a change that somebody else made in the meantime', async () => {
    const { id, version } = await put('First');
    await put('Second', { id, version });
    await expect(put('Third', { id, version })).rejects.toMatchObject({ code: 'ANNOUNCEMENT_CHANGED' });
    expect(await shown()).toEqual(['Second']);
  });

  it('go when staff remove them, and the audit says who did what', async () => {
    const { id } = await put('Gone');
    await desk.call(removeAnnouncement, { id });
    expect(await shown()).toEqual([]);
    const rows = await app.deps.db
      .selectFrom('audit_entry')
      .select(['action'])
      .where('subject', '=', id)
      .execute();
    expect(rows.map(({ action }) => action).sort()).toEqual(['announcements.put', 'announcements.remove']);
  });
});

// @vitest-environment happy-dom
import { staffEresource } from '@lectern/contracts/resources/databases/eresource';
import { ERESOURCE_CODE_TAKEN } from '@lectern/contracts/resources/databases/errors';
import { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { listTerms } from '@lectern/contracts/resources/databases/list-terms';
import { previewEresource } from '@lectern/contracts/resources/databases/preview-eresource';
import { putEresource } from '@lectern/contracts/resources/databases/put-eresource';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallerContext } from '../../../../../lib/caller.ts';
import { staffCaller } from '../../../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession } from '../../../../../lib/staff/staff-session.ts';
import { draw, inEnglish } from '../../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../../testing/library-server.ts';
import { sampleOf } from '../../../../../testing/sample-of.ts';
import { eresourceDetail } from '../../databases.fixtures.ts';
import { Editor } from './editor.tsx';

describe('the editor of a database', () => {
  inEnglish();
  const server = libraryServer();
  let sent: unknown[] = [];
  beforeEach(() => {
    sent = [];
    forgetStaffSession();
    keepStaffSession({ header: 'x-lectern-session', token: 't', account: 'a', name: 'Ada' });
    server.use(
      answers(listTerms, [
        {
          id: 't1',
          kind: 'subject',
          code: 'law',
          names: { 'en-US': 'Law' },
          position: 0,
          count: 0,
          isUnit: false,
        },
      ]),
      answers(getEntranceChoices, {
        networks: [{ code: 'campus', name: 'Campus', ranges: ['192.0.2.0/24'] }],
        proxies: [{ code: 'ez', name: 'EZproxy', kind: 'prefix' }],
        groups: [],
        libraries: [],
        newDays: 30,
      }),
      answers(putEresource, (input) => {
        sent.push(input);
        return sampleOf(staffEresource);
      }),
    );
  });
  const drawEditor = () =>
    draw(
      <CallerContext value={staffCaller}>
        <Editor eresource={undefined} />
      </CallerContext>,
    );

  it('keeps all parts of a new database at once', async () => {
    const { user, address } = drawEditor();
    await user.type(await screen.findByLabelText('Name (English)'), 'Westlaw');
    await user.type(screen.getByLabelText('Code'), 'west');
    await user.type(screen.getByLabelText('Other names'), 'WL\nWest');
    await user.click(screen.getByRole('tab', { name: 'Subjects and lists' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Law' }));
    await user.click(screen.getByRole('tab', { name: 'Entrances' }));
    await user.click(await screen.findByRole('button', { name: 'Add an entrance' }));
    await user.type(screen.getByLabelText('Address'), 'https://west.example/');
    await user.selectOptions(screen.getByLabelText('Where it works'), 'outside');
    await user.selectOptions(screen.getByLabelText('Proxy'), 'ez');
    await user.click(screen.getByRole('checkbox', { name: 'Campus' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/databases'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      code: 'west',
      names: { 'en-US': 'Westlaw' },
      otherNames: ['WL', 'West'],
      subjects: ['law'],
      entrances: [{ address: 'https://west.example/', place: 'outside', proxy: 'ez', networks: ['campus'] }],
    });
    expect(sent[0]).not.toHaveProperty('opensWindow');
  });

  it('says what is wrong before anything is sent, in the part where it is', async () => {
    const { user } = drawEditor();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please correct what is marked under “Facts”.')).toBeDefined();
    expect(screen.getByText('Please enter a name in one language')).toBeDefined();
    await user.type(screen.getByLabelText('Name (English)'), 'Westlaw');
    await user.type(screen.getByLabelText('Code'), 'west');
    await user.click(screen.getByRole('tab', { name: 'Entrances' }));
    await user.click(await screen.findByRole('button', { name: 'Add an entrance' }));
    await user.selectOptions(screen.getByLabelText('Where it works'), 'inside');
    await user.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
    await user.type(screen.getByLabelText('Further address ranges'), '192.0.2.300');
    await user.click(screen.getByRole('tab', { name: 'Facts' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The address must begin with https:// or http://')).toBeDefined();
    expect(screen.getByText('This is no range of addresses: 192.0.2.300')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('shows a refusal at the field that it is about', async () => {
    const { code, status } = ERESOURCE_CODE_TAKEN;
    server.use(refuses(putEresource, { code, status, message: 'Another database has this code.' }));
    const { user } = drawEditor();
    await user.type(await screen.findByLabelText('Name (English)'), 'Westlaw');
    await user.type(screen.getByLabelText('Code'), 'west');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const fault = await screen.findByText('Another database has this code.');
    expect(screen.getByLabelText('Code').getAttribute('aria-describedby')).toBe(fault.id);
  });

  it('previews what readers would see', async () => {
    server.use(
      answers(previewEresource, eresourceDetail({ id: 'new', name: 'Westlaw', introduction: 'Cases' })),
    );
    const { user } = drawEditor();
    await user.click(await screen.findByRole('tab', { name: 'Preview' }));
    expect(screen.getByText('The preview needs a code and a name.')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Facts' }));
    await user.type(screen.getByLabelText('Name (English)'), 'Westlaw');
    await user.type(screen.getByLabelText('Code'), 'west');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Westlaw' })).toBeDefined();
    expect(screen.getByText('Cases')).toBeDefined();
  });
});

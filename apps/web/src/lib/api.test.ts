// @vitest-environment happy-dom
import { getCustomFindMenu } from '@lectern/contracts/people/tenant/get-custom-find-menu';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { libraryServer } from '../testing/library-server.ts';
import { api } from './api.ts';
import { keepGroupCode } from './group-code.ts';
import { API_BASE } from './guarded-client.ts';

const server = libraryServer();

it('sends the headers of the specification with a call, with the group code as soon as it is known', async () => {
  const sent: Headers[] = [];
  server.use(
    http.get(`*${API_BASE}${getCustomFindMenu.path}`, ({ request }) => {
      sent.push(request.headers);
      return HttpResponse.json({ success: true, errCode: '200', message: '', data: [] });
    }),
  );
  await api.call(getCustomFindMenu, {});
  keepGroupCode('900001');
  await api.call(getCustomFindMenu, {});
  const [before, after] = sent;
  expect(before?.get('groupCode')).toBeNull();
  expect(after?.get('groupCode')).toBe('900001');
  for (const name of ['mappingPath', 'x-lang', 'content-language']) expect(after?.has(name), name).toBe(true);
});

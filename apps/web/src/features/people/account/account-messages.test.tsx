// @vitest-environment happy-dom

import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { removePicture } from '@lectern/contracts/people/account/remove-picture';
import { updatePicture } from '@lectern/contracts/people/account/update-picture';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../lib/session-store.ts';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inLanguage, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../testing/library-server.ts';
import { patron } from '../../../testing/loan-fixtures.ts';
import { OwnFacts } from './components/own-facts.tsx';
import { Picture } from './components/picture.tsx';

const server = libraryServer();
const ADDRESS = '/api/find/userInfo/getUserPic?mappingPath=demo&pic=1';

const messages = () => toasts.get().map(({ text }) => text);

/** The messages of the specification (document 1, sections 5 and 8) that the account shows. */
describe('my account', () => {
  inLanguage('zh-CN');
  beforeEach(signedIn);

  it('says 上传成功！ when a picture was uploaded, and shows it in the header', async () => {
    server.use(answers(updatePicture, { opacPicUrl: ADDRESS }));
    const { user } = draw(<Picture patron={patron()} />);
    const file = new File([new Uint8Array(10)], 'me.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('选择头像文件'), file);
    await waitFor(() => expect(messages()).toEqual(['上传成功！']));
    expect(session.get()?.user?.opacPicUrl).toBe(ADDRESS);
  });

  it('says that a picture is JPEG or PNG and has at most 5 MB, and sends no other', async () => {
    draw(<Picture patron={patron()} />);
    const field = await screen.findByLabelText('选择头像文件');
    const choose = (file: File) => fireEvent.change(field, { target: { files: [file] } });
    choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }));
    expect(messages()).toEqual(['头像只能是 JPEG 或 PNG 图片', '头像不能超过 5 MB']);
  });

  it('shows the first letter of the name where the picture cannot be loaded', async () => {
    server.use(answers(removePicture, { opacPicUrl: '' }));
    draw(<Picture patron={patron({ opacPicUrl: ADDRESS })} />);
    await screen.findByRole('button', { name: '更换头像' });
    const picture = document.querySelector('img')!;
    expect(picture.getAttribute('src')).toBe(ADDRESS);
    fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('A')).toBeTruthy();
  });

  it('says 保存成功！ when the profile was saved', async () => {
    server.use(answers(updateProfile, { profile: { unit: '图书馆' } }));
    const { user } = draw(<OwnFacts patron={patron({ editableFields: ['unit'] })} />);
    await user.type(await screen.findByRole('textbox', { name: '单位' }), '图书馆');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(messages()).toEqual(['保存成功！']));
  });

  it('says 请输入正确的证件号码 where an ID number has a slip, and sends nothing', async () => {
    const { user } = draw(<OwnFacts patron={patron({ editableFields: ['certificateNo'] })} />);
    await user.type(await screen.findByRole('textbox', { name: '证件号码' }), '110105194912310021');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByRole('alert').textContent).toBe('请输入正确的证件号码');
  });

  it('asks for nothing where the library lets readers change nothing', async () => {
    draw(<OwnFacts patron={patron({ editableFields: [] })} />);
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe(''));
  });
});

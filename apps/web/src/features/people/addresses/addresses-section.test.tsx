// @vitest-environment happy-dom
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import type { AddressView } from '@lectern/contracts/people/addresses/address-view';
import { deleteAddress } from '@lectern/contracts/people/addresses/delete-address';
import { getAddressTypes } from '@lectern/contracts/people/addresses/get-address-types';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { loadAreas } from '@lectern/contracts/people/addresses/load-areas';
import { setDefaultAddress } from '@lectern/contracts/people/addresses/set-default-address';
import { updateAddress } from '@lectern/contracts/people/addresses/update-address';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import AddressesSection from './addresses-section.tsx';

const server = libraryServer();
inEnglish();

const HOME: AddressView = {
  addressId: 'a1',
  addressType: 'home',
  country: 'CN',
  areaCode: '110108',
  areaNames: ['北京市', '北京市', '海淀区'],
  details: '颐和园路5号',
  postcode: '100871',
  recipientName: '林黛玉',
  phone: '13800000000',
  defaultFlag: '1',
};
const DUBLIN: AddressView = {
  ...HOME,
  addressId: 'a2',
  addressType: 'work',
  country: 'IE',
  areaCode: '',
  areaNames: [],
  details: '1 College Green, Dublin',
  postcode: 'D02 PN40',
  phone: '+35318961000',
  defaultFlag: '0',
};

/** Two levels of Beijing, whose province has one city. */
const AREAS: Readonly<Record<string, { code: string; name: string; leaf: boolean }[]>> = {
  '': [{ code: '110000', name: '北京市', leaf: false }],
  '110000': [{ code: '110100', name: '北京市', leaf: false }],
  '110100': [{ code: '110108', name: '海淀区', leaf: true }],
};

let kept: AddressView[] = [];
beforeEach(() => {
  kept = [HOME, DUBLIN];
  signedIn();
  server.use(
    answers(listAddresses, () => kept),
    answers(getAddressTypes, [
      { code: 'home', name: 'Home' },
      { code: 'work', name: 'Work' },
    ]),
    answers(loadAreas, ({ areaCode = '' }) => AREAS[areaCode] ?? []),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const messages = () => toasts.get().map(({ text }) => text);

describe('the addresses of the reader', () => {
  it('stand as on a parcel, with their country if it is another one', async () => {
    draw(<AddressesSection />);
    await screen.findByText('北京市 海淀区 颐和园路5号');
    expect(screen.getByText('100871')).toBeDefined();
    expect(screen.getByText('D02 PN40 · Ireland')).toBeDefined();
    expect(screen.getAllByText('Default')).toHaveLength(1);
    await screen.findByText('Work');
  });

  it('say at each field what is missing, and the first one is entered', async () => {
    kept = [];
    const { user } = draw(<AddressesSection />);
    await user.click(await button('Add an address'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getAllByRole('alert')).toHaveLength(5);
    expect(document.activeElement).toBe(dialog.getByLabelText('Province'));
    await user.type(dialog.getByLabelText('Recipient'), '林黛玉');
    expect(dialog.getAllByRole('alert')).toHaveLength(4);
  });

  it('are added with an area that is chosen level by level', async () => {
    kept = [];
    server.use(
      answers(addAddress, (input) => {
        expect(input).toMatchObject({ areaCode: '110108', country: 'CN', defaultFlag: false });
        kept = [HOME];
        return HOME;
      }),
    );
    const { user } = draw(<AddressesSection />);
    await user.click(await button('Add an address'));
    const dialog = within(await screen.findByRole('dialog'));
    const choose = async (label: string, name: string) => {
      const field = dialog.getByLabelText(label);
      await within(field).findByRole('option', { name });
      await user.selectOptions(field, name);
    };
    await choose('Province', '北京市');
    await choose('City', '北京市');
    await choose('District', '海淀区');
    await user.type(dialog.getByLabelText('Street, number and room'), '颐和园路5号');
    await user.type(dialog.getByLabelText('Postcode'), '100871');
    await user.type(dialog.getByLabelText('Recipient'), '林黛玉');
    await user.type(dialog.getByLabelText('Phone number'), '13800000000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('北京市 海淀区 颐和园路5号');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(messages()).toContain('Address saved');
  });

  it('are changed, and what the library refuses is said at its field', async () => {
    server.use(
      refuses(updateAddress, { code: 'ADDRESS_POSTCODE_WRONG', status: 422, message: 'No such postcode.' }),
    );
    const { user } = draw(<AddressesSection />);
    await user.click(await button(/^Change.*College Green/));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Province')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter a valid postcode');
  });

  it('are chosen as the default, and deleted after a question', async () => {
    server.use(
      answers(setDefaultAddress, ({ addressId }) => ({ addressId })),
      answers(deleteAddress, ({ addressId }) => {
        kept = kept.filter((one) => one.addressId !== addressId);
        return { deleted: true };
      }),
    );
    const { user } = draw(<AddressesSection />);
    await user.click(await button(/^Make default/));
    await waitFor(() => expect(messages()).toContain('This is the default address now'));
    await user.click(await button(/^Delete.*颐和园路/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('北京市 海淀区 颐和园路5号')).toBeNull());
  });
});

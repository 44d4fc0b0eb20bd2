import type { Client } from '@lectern/contracts/kernel/client';
import { addAddress } from '@lectern/contracts/people/addresses/add-address';
import { MOST_ADDRESSES } from '@lectern/contracts/people/addresses/address-view';
import { deleteAddress } from '@lectern/contracts/people/addresses/delete-address';
import { getAddressTypes } from '@lectern/contracts/people/addresses/get-address-types';
import { getDefaultAddressId } from '@lectern/contracts/people/addresses/get-default-address-id';
import { listAddresses } from '@lectern/contracts/people/addresses/list-addresses';
import { loadAreas } from '@lectern/contracts/people/addresses/load-areas';
import { setDefaultAddress } from '@lectern/contracts/people/addresses/set-default-address';
import { updateAddress } from '@lectern/contracts/people/addresses/update-address';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const HOME = {
  areaCode: '110108',
  details: '颐和园路5号',
  postcode: '100871',
  recipientName: '林黛玉',
  phone: '138 0000 0000',
};

describeOnEachDatabase('addresses of a reader', (kind) => {
  let app: TestApp;
  let reader: Client;
  beforeAll(async () => {
    app = await createTestApp({ kind });
  });
  beforeEach(async () => {
    reader = await newReader();
  });
  afterAll(() => app.close());

  async function newReader(): Promise<Client> {
    return app.client({ token: await buildSession(app.deps.db, await buildPatron(app.deps.db)) });
  }

  const list = () => reader.call(listAddresses, {});

  it('are kept as they are read, with the names of their area; the first is the default', async () => {
    const added = await reader.call(addAddress, { ...HOME, addressType: 'dormitory' });
    expect(added).toEqual({
      addressId: expect.any(String),
      addressType: 'dormitory',
      country: 'CN',
      areaCode: '110108',
      areaNames: ['北京市', '北京市', '海淀区'],
      details: '颐和园路5号',
      postcode: '100871',
      recipientName: '林黛玉',
      phone: '13800000000',
      defaultFlag: '1',
    });
    expect(await list()).toEqual([added]);
    expect(await reader.call(getDefaultAddressId, {})).toEqual({ addressId: added.addressId });
  });

  it('may be in another country, without an area', async () => {
    const abroad = {
      ...HOME,
      country: 'FR',
      details: '5 rue Thouin, Paris',
      postcode: '75005',
      phone: '+33144321234',
    };
    expect(await reader.call(addAddress, abroad)).toMatchObject({
      country: 'FR',
      areaCode: '',
      areaNames: [],
    });
  });

  it.each([
    ['ADDRESS_AREA_WRONG', { areaCode: '' }],
    ['ADDRESS_AREA_WRONG', { areaCode: '110000' }],
    ['ADDRESS_AREA_WRONG', { areaCode: '999999' }],
    ['ADDRESS_DETAILS_MISSING', { details: '  ' }],
    ['ADDRESS_POSTCODE_WRONG', { postcode: '1008' }],
    ['ADDRESS_RECIPIENT_MISSING', { recipientName: '' }],
    ['ADDRESS_PHONE_WRONG', { phone: '12345' }],
  ] as const)('are refused by %s for %o, and nothing is kept', async (code, wrong) => {
    await expect(reader.call(addAddress, { ...HOME, ...wrong })).rejects.toMatchObject({ code });
    expect(await list()).toEqual([]);
  });

  it('have one default, which goes to the newest of the others when it is deleted', async () => {
    const first = await reader.call(addAddress, HOME);
    const second = await reader.call(addAddress, { ...HOME, defaultFlag: true });
    const third = await reader.call(addAddress, HOME);
    expect((await list()).map(({ addressId, defaultFlag }) => [addressId, defaultFlag])).toEqual([
      [second.addressId, '1'],
      [third.addressId, '0'],
      [first.addressId, '0'],
    ]);
    await reader.call(setDefaultAddress, { addressId: first.addressId });
    expect(await reader.call(getDefaultAddressId, {})).toEqual({ addressId: first.addressId });
    await reader.call(deleteAddress, { addressId: first.addressId });
    expect(await reader.call(getDefaultAddressId, {})).toEqual({ addressId: third.addressId });
  });

  it('are changed whole, and stay the default', async () => {
    const { addressId } = await reader.call(addAddress, HOME);
    const changed = { ...HOME, addressId, details: '清华园1号', recipientName: '薛宝钗' };
    expect(await reader.call(updateAddress, changed)).toMatchObject({
      details: '清华园1号',
      recipientName: '薛宝钗',
      defaultFlag: '1',
    });
    await expect(reader.call(updateAddress, { ...changed, phone: '' })).rejects.toMatchObject({
      code: 'ADDRESS_PHONE_WRONG',
    });
    expect(await list()).toMatchObject([{ details: '清华园1号', phone: '13800000000' }]);
  });

  it('are the reader’s own: nobody else sees, changes or deletes them', async () => {
    const { addressId } = await reader.call(addAddress, HOME);
    const other = await newReader();
    expect(await other.call(listAddresses, {})).toEqual([]);
    for (const attempt of [
      () => other.call(updateAddress, { ...HOME, addressId }),
      () => other.call(deleteAddress, { addressId }),
      () => other.call(setDefaultAddress, { addressId }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    }
    expect(await list()).toHaveLength(1);
  });

  it('are as many as a reader may keep and no more, also if they come at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: MOST_ADDRESSES + 5 }, () => reader.call(addAddress, HOME)),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'ADDRESS_LIMIT_REACHED' });
    const kept = await list();
    expect(kept).toHaveLength(MOST_ADDRESSES);
    expect(kept.filter(({ defaultFlag }) => defaultFlag === '1')).toHaveLength(1);
  });

  it('have types with names in the language of the reader', async () => {
    const types = await reader.call(getAddressTypes, {});
    expect(types[0]).toEqual({ code: 'home', name: 'Home' });
  });

  it('find their area level by level', async () => {
    const provinces = await reader.call(loadAreas, {});
    expect(provinces).toContainEqual({ code: '440000', name: '广东省', leaf: false });
    expect(await reader.call(loadAreas, { areaCode: '440100' })).toContainEqual({
      code: '440106',
      name: '天河区',
      leaf: true,
    });
    expect(await reader.call(loadAreas, { areaCode: '123456' })).toEqual([]);
  });
});

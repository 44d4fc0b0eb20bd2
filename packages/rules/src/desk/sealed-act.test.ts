import { expect, it } from 'vitest';
import { makeActKeys, openAct, sealAct } from './sealed-act.ts';

const TEXT = '{"kind":"check_in","itemBarcode":"B-0001 书"}';

it('opens what was sealed to its key, and the sealed text shows nothing of it', async () => {
  const { privateKey, publicKey } = await makeActKeys();
  const sealed = await sealAct(publicKey, 'act-1', TEXT);
  expect(sealed).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(sealed).not.toContain('B-0001');
  expect(await openAct(privateKey, 'act-1', sealed)).toBe(TEXT);
});

it('seals the same text differently each time', async () => {
  const { publicKey } = await makeActKeys();
  expect(await sealAct(publicKey, 'act-1', TEXT)).not.toBe(await sealAct(publicKey, 'act-1', TEXT));
});

it('opens nothing that was sealed to another key, for another act, or that was changed', async () => {
  const { privateKey, publicKey } = await makeActKeys();
  const other = await makeActKeys();
  const sealed = await sealAct(publicKey, 'act-1', TEXT);
  expect(await openAct(other.privateKey, 'act-1', sealed)).toBeUndefined();
  expect(await openAct(privateKey, 'act-2', sealed)).toBeUndefined();
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  for (const bad of [changed, '', '.', 'x', '!.!', sealed.split('.')[0]!])
    expect(await openAct(privateKey, 'act-1', bad)).toBeUndefined();
});

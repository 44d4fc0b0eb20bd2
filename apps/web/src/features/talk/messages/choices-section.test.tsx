// @vitest-environment happy-dom
import { beginWechatMessages } from '@lectern/contracts/talk/messages/begin-wechat-messages';
import { disconnectWechatMessages } from '@lectern/contracts/talk/messages/disconnect-wechat-messages';
import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { getPushKey } from '@lectern/contracts/talk/messages/get-push-key';
import type { MessageChoices } from '@lectern/contracts/talk/messages/message-choices';
import { updateMessageChoices } from '@lectern/contracts/talk/messages/update-message-choices';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import ChoicesSection from './choices-section.tsx';

const server = libraryServer();
inEnglish();

let kept: MessageChoices;
let wechat: 'ready' | 'no-contact' | 'off';
beforeEach(() => {
  kept = { requests: ['mail'], loans: ['mail'], shelf: ['mail'], quietFrom: '22:00', quietUntil: '07:00' };
  wechat = 'off';
  signedIn();
  const shown = () => ({
    ...kept,
    ways: [
      { way: 'mail', state: 'ready' } as const,
      { way: 'sms', state: 'no-contact' } as const,
      { way: 'wechat', state: wechat } as const,
    ],
  });
  server.use(
    answers(getPushKey, { publicKey: 'B' }),
    answers(getMessageChoices, shown),
    answers(updateMessageChoices, (choices) => {
      kept = { ...kept, ...choices };
      return shown();
    }),
  );
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('how the reader wants to be told', () => {
  it('is chosen for each topic and way, and stored at once', async () => {
    const { user } = draw(<ChoicesSection />);
    expect((await box('My requests: E‑mail')).checked).toBe(true);
    await user.click(await box('My requests: Text message'));
    await waitFor(() => expect(kept.requests).toEqual(['mail', 'sms']));
    expect(kept.loans).toEqual(['mail']);
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Saved'));
    await user.click(await box('Loans and due dates: E‑mail'));
    await waitFor(() => expect(kept.loans).toEqual([]));
  });

  it('says which way does not reach the reader, and leads to the contacts', async () => {
    draw(<ChoicesSection />);
    await screen.findByText(/not confirmed a phone number/);
    expect(screen.queryByText(/not confirmed an e-mail/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Confirm it now' }).getAttribute('href')).toContain(
      'part=contacts',
    );
  });

  it('has quiet hours that can be changed, switched off and on again', async () => {
    const { user } = draw(<ChoicesSection />);
    await user.selectOptions(await screen.findByLabelText('From'), '20:00');
    await waitFor(() => expect(kept.quietFrom).toBe('20:00'));
    await user.click(await box('Use only the inbox at these hours, and tell me when they end'));
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
    expect(kept.quietFrom).toBe(kept.quietUntil);
    await user.click(await box('Use only the inbox at these hours, and tell me when they end'));
    await screen.findByLabelText('From');
    expect(kept).toMatchObject({ quietFrom: '22:00', quietUntil: '07:00' });
  });

  it('connects WeChat by a code that the phone scans, and ends the connection', async () => {
    wechat = 'no-contact';
    server.use(
      answers(beginWechatMessages, { address: 'https://open.weixin.qq.com/a', img: 'data:,' }),
      answers(disconnectWechatMessages, () => {
        wechat = 'no-contact';
        return {};
      }),
    );
    const { user } = draw(<ChoicesSection />);
    await user.click(await screen.findByRole('button', { name: 'Connect WeChat' }));
    await screen.findByRole('img', { name: 'Code to scan with WeChat' });
    wechat = 'ready';
    const disconnect = await screen.findByRole('button', { name: 'Disconnect WeChat' }, { timeout: 30_000 });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(disconnect);
    await screen.findByRole('button', { name: 'Connect WeChat' });
  });

  it('stays as it was where the library refuses a change', async () => {
    server.use(
      refuses(updateMessageChoices, { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many.' }),
    );
    const { user } = draw(<ChoicesSection />);
    await user.click(await box('My requests: E‑mail'));
    await waitFor(() => expect(toasts.get().map(({ text }) => text)).toContain('Too many.'));
    expect((await box('My requests: E‑mail')).checked).toBe(true);
  });
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { scanText, typeByHand } from '../../testing/keys.ts';
import { useScannerInput } from './use-scanner-input.ts';

/** A page with a field for scans, and what else may have the focus. */
function ScannedPage() {
  const field = useRef<HTMLInputElement>(null);
  const [scans, setScans] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(0);
  const [note, setNote] = useState('');
  const take = (code: string) => {
    setScans((now) => [...now, code]);
    if (field.current) field.current.value = '';
  };
  useScannerInput(field, take);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(field.current?.value ?? '');
        }}
      >
        <input ref={field} aria-label="Scan" />
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent((now) => now + 1);
        }}
      >
        <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <input aria-label="Password" type="password" />
        <button type="submit">Send</button>
      </form>
      <output aria-label="Scans">{scans.join(' ')}</output>
      <output aria-label="Sent">{sent}</output>
    </>
  );
}

describe('a page that takes scans', () => {
  inEnglish();
  const scans = () => screen.getByLabelText('Scans').textContent;
  const sent = () => screen.getByLabelText('Sent').textContent;

  it('brings a scan to its field when nothing has the focus, or a button', () => {
    draw(<ScannedPage />);
    scanText('C0031877');
    screen.getByRole('button', { name: 'Send' }).focus();
    scanText('C0088120');
    expect(scans()).toBe('C0031877 C0088120');
    expect(sent()).toBe('0');
    expect(document.activeElement).toBe(screen.getByLabelText('Scan'));
  });

  it('takes a scan out of another field, which keeps what somebody typed and is not sent', async () => {
    const { user } = draw(<ScannedPage />);
    const note = screen.getByLabelText<HTMLInputElement>('Note');
    await user.type(note, 'ask the director');
    scanText('C0031877');
    expect(note.value).toBe('ask the director');
    expect(scans()).toBe('C0031877');
    expect(sent()).toBe('0');
  });

  it('leaves what somebody types by hand where it is', () => {
    draw(<ScannedPage />);
    screen.getByLabelText('Note').focus();
    typeByHand('1234');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('1234');
    expect([scans(), sent()]).toEqual(['', '1']);
  });

  it('takes nothing from a field for a password, which programs fill fast', () => {
    draw(<ScannedPage />);
    screen.getByLabelText('Password').focus();
    scanText('Secret2026');
    expect([scans(), sent()]).toEqual(['', '1']);
  });

  it('puts a scan in the place of half a name that was left in its field', async () => {
    const { user } = draw(<ScannedPage />);
    await user.type(screen.getByLabelText('Scan'), 'Lin');
    screen.getByRole('button', { name: 'Send' }).focus();
    await user.keyboard('20230417{Enter}');
    expect(scans()).toBe('20230417');
  });

  it('puts a scan in the place of what is left in its field while the field has the focus', () => {
    draw(<ScannedPage />);
    screen.getByLabelText('Scan').focus();
    typeByHand('2023', { leave: true });
    scanText('C0031877');
    expect(scans()).toBe('C0031877');
  });

  it('sends by its form what somebody types into its field', () => {
    draw(<ScannedPage />);
    screen.getByLabelText('Scan').focus();
    typeByHand('1234');
    expect(scans()).toBe('1234');
  });
});

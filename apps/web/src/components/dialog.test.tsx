// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../testing/draw.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

inEnglish();

function Opener({
  children,
  footer,
}: {
  readonly children: React.ReactNode;
  readonly footer?: React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Question" onClose={() => setOpen(false)} footer={footer}>
          {children}
        </Dialog>
      )}
    </>
  );
}

describe('the focus of a dialog', () => {
  it('begins at the first field of a form, and goes back to what opened it', async () => {
    const { user } = draw(
      <Opener footer={<Button>Send</Button>}>
        <input type="hidden" />
        <input aria-label="Name" />
      </Opener>,
    );
    const opener = await screen.findByRole('button', { name: 'Open' });
    await user.click(opener);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('begins at the answer of a message', async () => {
    const { user } = draw(<Opener footer={<Button>I understand</Button>}>Read this.</Opener>);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I understand' }));
  });

  it.each([
    ['the button for which it is there', 'primary', 'Go'],
    ['the other one where that destroys', 'danger', 'Leave'],
  ] as const)('begins at %s', async (_, kind, begun) => {
    const footer = (
      <>
        <Button kind={kind}>Go</Button>
        <Button>Leave</Button>
      </>
    );
    const { user } = draw(<Opener footer={footer}>Read this.</Opener>);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: begun }));
  });
});

describe('a dialog', () => {
  it('is named by its title and closes when the browser cancels it', async () => {
    const onClose = vi.fn();
    draw(
      <Dialog title="Question" onClose={onClose}>
        Text
      </Dialog>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not within the element that opens it, whose styles would change it', async () => {
    draw(
      <div data-testid="tools">
        <Dialog title="Question" onClose={() => undefined}>
          Text
        </Dialog>
      </div>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    expect(screen.getByTestId('tools').contains(dialog)).toBe(false);
  });

  it('that must be answered has no close button and stays when the browser cancels it', async () => {
    draw(<Dialog title="Sign in">Text</Dialog>);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Sign in' });
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

/** A button that lets a file be chosen. The browser's own field would speak its language, not the page's. */
export function FileButton({
  label,
  accept,
  busy = false,
  describedBy,
  small = false,
  onFile,
  children,
}: {
  /** The name of the field for screen readers. */
  readonly label: string;
  /** Media types or endings, as the attribute of the field takes them. */
  readonly accept: string;
  readonly busy?: boolean;
  readonly describedBy?: string;
  readonly small?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden-visually"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        {...(small && { size: 'small' })}
        busy={busy}
        aria-describedby={describedBy}
        onClick={() => field.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

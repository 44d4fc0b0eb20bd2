import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../lib/focus-main.ts';

/**
 * A part of a page that may disappear as a whole. If it has the focus then, the focus moves to the page. Else the Tab key would begin at
 * the top again.
 */
export function KeepsFocus({ ref, ...rest }: ComponentProps<'div'>) {
  const part = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => part.current!);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return <div ref={part} {...rest} />;
}

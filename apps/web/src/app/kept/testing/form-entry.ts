import type { Endpoint } from '@lectern/contracts/kernel/endpoint';
import type { ReactNode } from 'react';

/** A form with text, as the matrix of the ends of sessions draws it. */
export interface FormEntry {
  /** Its file, from `src`, without its ending. */
  readonly file: string;
  /** Files of fields that it draws. */
  readonly fields?: readonly string[];
  /** What a call answers in place of its list, or of a part of its sample, so that the form has its fields. */
  readonly answers?: readonly (readonly [Endpoint, object])[];
  /** What has to be pressed before the form is there. */
  readonly opens?: { readonly role: 'button' | 'radio'; readonly name: RegExp };
  readonly draw: () => ReactNode;
}

export const nothing = () => undefined;

import type { ShownSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { ComponentType } from 'react';
import type { Patron } from '../../../lib/patron.ts';
import type words from './locales/zh-CN.json';

/** The last part of a section's address: /personalCenter/information?part={name}. Its words are `sections.{name}`. */
export type AccountSectionName = keyof (typeof words)['sections'];

/** A part of "my account". It begins with its own heading of the second level. */
export interface AccountSection {
  readonly name: AccountSectionName;
  readonly Content: ComponentType<{ readonly patron: Patron }>;
  /** Whether the library offers it; always if absent. */
  readonly isOffered?: (settings: ShownSettings) => boolean;
}

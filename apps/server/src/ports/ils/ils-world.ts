import { expect } from 'vitest';
import type { GrantingIls } from './granting-ils.ts';

/** The password of every patron, where the system keeps passwords. */
export const WORLD_PASSWORD = 'Lectern2026';

/**
 * A library system with a small library in it, as a driver's test sets it up: the suite says what there is, the driver's test puts it
 * into its system. It is 2 March 2026. Rules: books for 30 days, three renewals of 30 days, 10 for each open day overdue, at most
 * 2000 for one loan; debts above 5000 and loans more than 30 days overdue block. Currency CNY.
 */
export interface IlsWorld {
  readonly ils: GrantingIls;
  addPatron(traits?: {
    readonly status?: 'normal' | 'frozen' | 'card_lost';
    readonly expiresOn?: string;
    readonly groupMaxLoans?: number;
    readonly guaranteedBy?: string;
  }): Promise<string>;
  addBib(traits?: { readonly title?: string; readonly work_key?: string }): Promise<string>;
  addItem(traits?: {
    readonly bibId?: string;
    readonly status?: 'available' | 'missing' | 'reference' | 'withdrawn';
    readonly referenceLocation?: boolean;
    readonly itemType?: 'book' | 'not-for-loan' | 'no-renewals';
    readonly recalled?: boolean;
    readonly libraryCode?: 'MAIN' | 'SOUTH';
    readonly callNumber?: string;
    /** None unless told. */
    readonly inventoryNumber?: string;
  }): Promise<{ readonly id: string; readonly barcode: string; readonly bibId: string }>;
  /** Lent on 10 February; due on 12 March unless told. */
  addLoan(
    patronId: string,
    itemId: string,
    traits?: {
      readonly dueDate?: string;
      readonly renewals?: number;
      /** YYYY-MM-DD. */
      readonly returnedOn?: string;
    },
  ): Promise<string>;
  /** Waiting; by another reader unless told; picked up at MAIN. */
  addHold(
    on: { readonly bibId: string; readonly itemId?: string },
    traits?: {
      readonly patronId?: string;
      readonly placedAt?: string;
      /** Kept for its reader until this day. */
      readonly readyUntil?: string;
    },
  ): Promise<string>;
  addDebt(patronId: string, amount: number): Promise<void>;
  /** Every library is closed on these days. */
  closeOn(days: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** An item lent to a patron, a new one unless told. */
export async function lentItem(
  world: IlsWorld,
  traits: {
    readonly dueDate?: string;
    readonly renewals?: number;
    readonly recalled?: boolean;
    readonly itemType?: 'book' | 'no-renewals';
  },
  patronId?: string,
) {
  const patron = patronId ?? (await world.addPatron());
  const { dueDate, renewals, recalled, itemType } = traits;
  const item = await world.addItem({ recalled, itemType });
  const loan = await world.addLoan(patron, item.id, { dueDate, renewals });
  return { patron, loan, item };
}

/** The refusal's code and nothing else. */
export async function expectCode(answer: Promise<unknown>, code: string): Promise<void> {
  const error = await answer.then(
    () => undefined,
    (reason: { readonly code?: string }) => reason,
  );
  expect(error?.code).toBe(code);
}

/** A group that the system under test says it has. */
export function offered<Group>(group: Group | undefined): Group {
  if (group === undefined) throw new Error('the library system does not offer this');
  return group;
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import {
  type PolicySettings,
  type PublicSettings,
  SETTINGS_VERSION,
} from '@lectern/contracts/people/tenant/tenant-settings';
import { firstMenu } from '@lectern/server/domains/people/tenant/first-menu';
import { expect } from '@playwright/test';
import { lectern } from './lectern.ts';

/** Settings of a library that a spec has for itself; all others have their defaults. The command that reads them checks them. */
export interface LibrarySettings {
  readonly public?: Partial<PublicSettings>;
  readonly policy?: Partial<PolicySettings>;
  readonly signIn?: object;
  readonly mail?: object;
  readonly wechat?: object;
}

/** Where the server under test is. */
export const ORIGIN = `http://localhost:${process.env.LECTERN_E2E_PORT ?? ''}`;

/** Readers whom a provider names become patrons. */
export const CREATE = { patronGroup: 'undergraduate', libraryCode: 'MAIN' } as const;

/**
 * Makes a library at `/{path}/`, or gives it other settings, and waits until the server uses them. So a spec changes what all readers of
 * a library see, and disturbs no other spec.
 */
export async function putLibrary(path: string, settings: LibrarySettings): Promise<void> {
  const mark = newMark();
  const names = { 'zh-CN': '学院图书馆', 'en-US': 'College Library' };
  const file = {
    format: 'lectern-tenant-1',
    id: path.replaceAll('-', ''),
    mappingPath: path,
    libraries: [{ code: 'MAIN', names }],
    settings: {
      version: SETTINGS_VERSION,
      names,
      texts: {},
      menu: firstMenu(),
      customMenu: [],
      ...settings,
      policy: { timeZone: 'Asia/Shanghai', ...settings.policy },
      public: { ...settings.public, librarianMailbox: mark },
    },
  };
  const folder = await mkdtemp(join(tmpdir(), 'lectern-library-'));
  try {
    await writeFile(join(folder, 'library.json'), JSON.stringify(file));
    await lectern('tenant', 'import', join(folder, 'library.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
  await waitForMark(path, mark);
}

/** Changes settings (`policy.fineLimit=900`) of a library that other specs use too, and waits until the server uses them. */
export async function changeLibrary(path: string, ...settings: string[]): Promise<void> {
  const mark = newMark();
  await lectern('tenant', 'set', '--tenant', path, ...settings, `public.librarianMailbox=${mark}`);
  await waitForMark(path, mark);
}

/** The value of a setting that no page shows: it tells when the server has read the settings. */
function newMark(): string {
  return `${randomUUID()}@example.org`;
}

async function waitForMark(path: string, mark: string): Promise<void> {
  await expect.poll(() => mailboxOf(path), { timeout: 60_000, intervals: [200] }).toBe(mark);
}

async function mailboxOf(path: string): Promise<string | undefined> {
  const answer = await fetch(`${ORIGIN}/api${getFindConfig.path}`, { headers: { mappingPath: path } });
  const { data } = (await answer.json()) as { data: { librarianMailbox?: string } | null };
  return data?.librarianMailbox;
}

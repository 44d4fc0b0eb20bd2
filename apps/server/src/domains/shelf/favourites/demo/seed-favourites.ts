import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { READING_STATES } from '@lectern/contracts/shelf/favourites/favourite';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { defaultFolder } from '../own-folder.ts';
import { putFavourites } from '../put-favourites.ts';
import { insertFolder, type Owner } from '../store/folder-store.ts';
import { DEMO_FAVOURITES } from './demo-favourites.ts';

/** What some readers of the demo libraries keep, in folders, with notes, tags and states. */
export const favouritesSeed: DemoSeed = {
  tables: ['favourite_folder', 'favourite'],
  async load(deps, { demo, tenantId }) {
    const now = deps.clock.now().toISOString();
    for (const list of partsAt(DEMO_FAVOURITES[demo], '= ')) {
      const { head: account, body } = headAndBody(list);
      const patronId = await idOf(deps.db, tenantId, account);
      if (!patronId) continue;
      const owner = { tenantId, patronId };
      for (const folder of partsAt(body, '+')) {
        const { head: name, body: works } = headAndBody(folder);
        const { id: folderId } = await inTransaction(deps.db, (tx) =>
          name === ''
            ? defaultFolder(tx, owner, now)
            : insertFolder(tx, owner, { name, isDefault: false, now }),
        );
        for (const line of works.split('\n').filter(Boolean)) await putLine(deps, owner, folderId, line);
      }
    }
  },
};

async function putLine(
  deps: Parameters<typeof putFavourites>[0],
  owner: Owner,
  folderId: string,
  line: string,
): Promise<void> {
  const [title = '', state = '', note = '', tag = ''] = line.split('|').map((part) => part.trim());
  const { db } = deps;
  const recordIds = await idsByTitle(db, owner.tenantId, title);
  const said = {
    note,
    tags: tag ? [tag] : [],
    state: READING_STATES.find((one) => one === state) ?? '',
  } as const;
  const put = recordIds.length > 0 && (await putFavourites(deps, owner, { recordIds, folderId, ...said }));
  if (!put || isRefusal(put)) throw new Error(`the demo catalogue does not have ${title}`);
}

function partsAt(text: string, sign: string): string[] {
  const parts = `\n${text.trim()}`.split(`\n${sign}`);
  return parts.filter((part) => part.trim() !== '');
}

function headAndBody(part: string): { readonly head: string; readonly body: string } {
  const [head = '', ...lines] = part.split('\n');
  return { head: head.trim(), body: lines.join('\n') };
}

async function idOf(db: Db, tenantId: string, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('primary_id', '=', account)
    .executeTakeFirst();
  return row?.id;
}

/** The record with a title; of several, the first of the catalogue. */
async function idsByTitle(db: Db, tenantId: string, title: string): Promise<string[]> {
  const row = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('title', '=', title)
    .orderBy('control_number')
    .executeTakeFirst();
  return row ? [row.id] : [];
}

import { randomBytes } from 'node:crypto';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { shareFolder } from '@lectern/contracts/shelf/favourites/share-folder';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { hashToken } from '../../../../platform/hash-token.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { lockOwnFolder } from '../own-folder.ts';
import { changeFolder } from '../store/folder-store.ts';

const TOKEN_BYTES = 16;

export const shareFolderCall = implement(shareFolder)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const token = input.withdraw ? null : randomBytes(TOKEN_BYTES).toString('base64url');
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const own = await lockOwnFolder(tx, owner, input.folderId);
    if (isRefusal(own)) return own;
    await changeFolder(tx, owner, own.folder.id, {
      share_hash: token === null ? null : hashToken(token),
      shared_at: token === null ? null : now,
      updated_at: now,
    });
    return { token };
  });
});

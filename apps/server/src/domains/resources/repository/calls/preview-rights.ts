import { refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_NOT_FOUND } from '@lectern/contracts/resources/repository/errors';
import { previewRights } from '@lectern/contracts/resources/repository/preview-rights';
import { implement } from '../../../../platform/http/implement.ts';
import { beginAsking, rightsOf } from '../rights/asking.ts';
import { presentActs } from '../rights/present-acts.ts';
import { filesOf } from '../store/file-store.ts';
import { findObject } from '../store/object-store.ts';

export const previewRightsCall = implement(previewRights)(async ({ input, context: { tenant }, deps }) => {
  const { id, signedIn, group, address, day } = input;
  const row = await findObject(deps.db, tenant.id, id);
  if (!row) return refuse(OBJECT_NOT_FOUND);
  const { policies, asker: here } = await beginAsking(deps, { tenant, address });
  const reader = signedIn ? { group, libraryCode: '', isValid: true } : undefined;
  const asker = { ...here, reader, today: day ?? here.today };
  const files = await filesOf(deps.db, tenant.id, [id]);
  return {
    acts: presentActs(rightsOf({ policies }, row), asker),
    files: files.map((file) => ({
      fileId: file.id,
      name: file.name,
      acts: presentActs(rightsOf({ policies }, row, file), asker),
    })),
  };
});

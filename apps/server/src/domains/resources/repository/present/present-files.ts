import type { ObjectFile } from '@lectern/contracts/resources/repository/object';
import type { Db } from '../../../../platform/db/database.ts';
import { isOpenPicture } from '../pictures/is-open-picture.ts';
import { rightsOf } from '../rights/asking.ts';
import { mayDo, openPages } from '../rights/may-do.ts';
import { presentActs } from '../rights/present-acts.ts';
import type { Seeing } from '../seeing.ts';
import { filesOf } from '../store/file-store.ts';
import type { DigitalFileTable, DigitalObjectTable } from '../tables.ts';

/** The files of objects that the caller sees, in order, each with what the caller may do with it now. */
export async function presentFilesOf(
  db: Db,
  seeing: Seeing,
  objects: readonly DigitalObjectTable[],
): Promise<ObjectFile[]> {
  const byId = new Map(objects.map((one) => [one.id, one]));
  const files = await filesOf(db, seeing.tenant.id, [...byId.keys()]);
  const inOrder = objects.flatMap(({ id }) => files.filter(({ object_id }) => object_id === id));
  return inOrder.flatMap((file) => {
    const object = byId.get(file.object_id);
    return object ? presentFile(seeing, object, file) : [];
  });
}

/** Nothing if the file is hidden from the caller. */
function presentFile(
  { asking }: Seeing,
  object: DigitalObjectTable,
  file: DigitalFileTable,
): ObjectFile | [] {
  const rights = rightsOf(asking, object, file);
  if (!mayDo('describe', rights, asking.asker).may) return [];
  const open = openPages(file.pages, rights, asking.asker);
  const maySample = mayDo('sample', rights, asking.asker).may;
  return {
    fileId: file.id,
    objectId: object.id,
    name: file.name,
    role: file.role,
    mediaType: file.media_type,
    size: file.size,
    pages: file.pages,
    state: file.state,
    acts: presentActs(rights, asking.asker),
    isOpenPicture: isOpenPicture(file, rights, asking.asker),
    isSearchable: file.text_pages > 0 && open > 0,
    samplePages: maySample ? Math.min(...rights.map(({ samplePages }) => samplePages)) : 0,
  };
}

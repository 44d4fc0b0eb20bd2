import { nameKey } from './name-key.ts';

/** What a name may not contain, so that nobody seems to speak for the library. */
const INSIDE = [
  '图书馆',
  '馆员',
  '馆长',
  '管理员',
  '管理者',
  '官方',
  '客服',
  '工作人员',
  'admin',
  'librarian',
  'library',
  'official',
  'moderator',
  'support',
  'bibliotheque',
  'bibliothecaire',
  'officiel',
  'moderateur',
  'lectern',
].map(nameKey); // prettier-ignore
const WHOLE = [
  'staff',
  'desk',
  'manager',
  'system',
  'root',
  'personnel',
  '系统',
  '读者',
  'reader',
  'anonymous',
  '匿名',
].map(nameKey);

/** Whether a name is too short, or seems to be that of the library or of somebody who works there. */
export function isReservedName(name: string, namesThere: readonly string[]): boolean {
  const key = nameKey(name);
  if (Array.from(key).length < 2 || !/\p{L}/u.test(key)) return true;
  if (WHOLE.includes(key) || INSIDE.some((part) => key.includes(part))) return true;
  return namesThere.some((one) => nameKey(one) === key);
}

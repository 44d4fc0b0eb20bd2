/** The folder of a key: its first name. */
export function folderOf(key: string): string {
  return key.split('/', 1)[0] ?? '';
}

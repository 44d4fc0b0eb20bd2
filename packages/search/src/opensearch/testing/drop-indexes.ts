/** Removes all indexes of an installation from a cluster. */
export async function dropIndexes(url: string, prefix: string): Promise<void> {
  const node = url.split(',')[0] ?? '';
  const listed = (await (await fetch(`${node}/_cat/indices/${prefix}-*?format=json&h=index`)).json()) as {
    index: string;
  }[];
  for (const { index } of listed) await fetch(`${node}/${index}`, { method: 'DELETE' });
}

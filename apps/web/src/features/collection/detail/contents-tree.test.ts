import { expect, it } from 'vitest';
import { contentsTree } from './contents-tree.ts';

it('contents are a tree by their levels', () => {
  const entry = (level: number, title: string) => ({ level, title, responsibility: '', page: '' });
  const tree = contentsTree([entry(1, 'a'), entry(2, 'b'), entry(3, 'c'), entry(2, 'd'), entry(1, 'e')]);
  expect(tree).toMatchObject([
    { title: 'a', below: [{ title: 'b', below: [{ title: 'c', below: [] }] }, { title: 'd' }] },
    { title: 'e', below: [] },
  ]);
});

import type { ObjectKind } from '@lectern/contracts/resources/repository/kinds';

/** The type of each kind in the DCMI vocabulary, in MODS, and as a word. */
export const OBJECT_TYPES: Readonly<
  Record<ObjectKind, { readonly dcmi: string; readonly mods: string; readonly genre: string }>
> = {
  ebook: { dcmi: 'Text', mods: 'text', genre: 'book' },
  thesis: { dcmi: 'Text', mods: 'text', genre: 'thesis' },
  report: { dcmi: 'Text', mods: 'text', genre: 'report' },
  paper: { dcmi: 'Text', mods: 'text', genre: 'article' },
  project: { dcmi: 'Text', mods: 'text', genre: 'project' },
  picture: { dcmi: 'StillImage', mods: 'still image', genre: 'picture' },
  audio: { dcmi: 'Sound', mods: 'sound recording', genre: 'sound' },
  video: { dcmi: 'MovingImage', mods: 'moving image', genre: 'video' },
  archive: { dcmi: 'Collection', mods: 'mixed material', genre: 'archive' },
  map: { dcmi: 'StillImage', mods: 'cartographic', genre: 'map' },
  other: { dcmi: 'Text', mods: 'text', genre: 'document' },
};

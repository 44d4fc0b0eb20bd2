import type { Markup } from '@lectern/marc/xml/element';

/** A work or list that a shared page leads to. */
export interface SharedItem {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
  /** Authors, year; empty without them. */
  readonly about: string;
  /** What the list says about it; empty without a note. */
  readonly note: string;
}

/** What the pages of a list and of a topic have in common. */
export interface SharedThing {
  /** The address of its page. */
  readonly url: string;
  /** The address in the web app. */
  readonly appUrl: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of the picture; empty without one. */
  readonly picture: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
  /** What stands between description and items. */
  readonly text: Markup | undefined;
  readonly items: readonly SharedItem[];
  /** The type of schema.org. */
  readonly type: 'ItemList' | 'Article';
}

/** Reads one by its id; undefined if not everybody may see it today. */
export type ReadShared = (id: string) => Promise<SharedThing | undefined>;

import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import type { OnlineWay } from '@lectern/contracts/resources/resolver/ways';
import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import type { ComponentType, ReactNode } from 'react';

/** The ways to what was asked for. */
export type Resolved = OutputOf<(typeof resolveRequest)['output']>;

/** Where a link should lead. */
export interface CitedArticle {
  readonly doi: string;
  readonly issn: string;
  readonly volume: string;
  readonly issue: string;
  readonly page: string;
}

/** What other features add to the page. */
export interface ResolverParts {
  /** A database with its coverage, and the button that leads to the article. */
  readonly Source: ComponentType<{
    readonly title: Pick<TitleSummary, 'id' | 'name'>;
    readonly source: TitleSource;
    /** Undefined where it does not have what was asked for. */
    readonly entrance: Pick<OnlineWay, 'isOpen' | 'reason' | 'signInHelps' | 'level'> | undefined;
    readonly place: CitedArticle;
    readonly onAgain: () => void;
    readonly children?: ReactNode;
  }>;
  /** What the reader can ask the library for with a record. */
  readonly Requests: ComponentType<{ readonly recordId: string; readonly title: string }>;
}

import type { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { TFunction } from 'i18next';

export type Portfolio = OutputOf<(typeof listPortfolios)['output']>['portfolios'][number];
export type OnlineInDatabase = Portfolio & { readonly title: NonNullable<Portfolio['title']> };

/** Those that are titles of databases which have the work itself, not what holds it. */
export function inDatabases(portfolios: readonly Portfolio[] | undefined): OnlineInDatabase[] {
  return (portfolios ?? []).filter(
    (one): one is OnlineInDatabase => one.title !== null && one.through === null,
  );
}

/** The years that are online: "1998–2004", "since 1998". */
export function yearsOfCoverage(
  { from, to }: NonNullable<Portfolio['coverage']>,
  t: TFunction<'detail'>,
): string {
  return to === null ? t('online.since', { from }) : `${from}–${to}`;
}

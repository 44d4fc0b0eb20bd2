import { getDiscipline } from '@lectern/contracts/discovery/browse/get-discipline';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAddressName } from '../../../../lib/address-name.ts';
import { type SearchLink, searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { categoryAddress } from '../browse-address.ts';
import styles from '../pages/category-page.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LinkGroup } from './link-group.tsx';

const STALE_MS = 60_000;

/** One discipline: its name, and the types, classes and subjects of its works, each a link to these works. */
export function DisciplineOverview({ code }: { readonly code: string }) {
  const { t } = useTranslation('browse');
  const { data, error, refetch } = useCall(getDiscipline, { discode1: code }, { staleMs: STALE_MS });
  const nameInAddress = useAddressName('name');
  const title = data?.name ?? (error ? undefined : nameInAddress) ?? t('disciplines');
  usePageTitle(title);
  const links = (
    entries: readonly { readonly code: string; readonly name: string; readonly count: number }[],
    filter: (value: string) => SearchLink,
  ) => entries.map((entry) => ({ ...entry, to: searchAddress({ discode1: [code], ...filter(entry.code) }) }));
  return (
    <>
      <Breadcrumbs steps={[{ name: t('classes.title'), to: categoryAddress('') }]} />
      <h1 className={styles.title}>{title}</h1>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {data && (
        <div className={styles.groups}>
          <LinkGroup
            heading={t('conditions.docCode')}
            links={links(data.documentTypeList, (value) => ({ docCode: [value] }))}
          />
          <LinkGroup
            heading={t('conditions.kindNo')}
            links={links(data.classificaList, (value) => ({ kindNo: [value] }))}
          />
          <LinkGroup
            heading={t('conditions.subject')}
            links={links(data.subjects, (value) => ({ subject: [value] }))}
          />
        </div>
      )}
    </>
  );
}

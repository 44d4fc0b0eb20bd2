import { addDigitalLog } from '@lectern/contracts/resources/repository/add-digital-log';
import { getObject } from '@lectern/contracts/resources/repository/get-object';
import type { ObjectDetail } from '@lectern/contracts/resources/repository/object';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { api } from '../../../../lib/api.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { collectionAddress } from '../addresses.ts';
import { manifestOf } from '../iiif-addresses.ts';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { SearchInside } from '../texts/search-inside.tsx';
import { FileList } from './file-list.tsx';
import { RightsTable } from './rights-table.tsx';

/** An object: what it is, its files with what can be done with each, and its rights. */
export function ObjectPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const { data: object, error, refetch } = useCall(getObject, { id }, { ofReader: true });
  usePageTitle(object?.title ?? t('heading'));
  const isThere = object !== undefined;
  useEffect(() => {
    if (isThere) void api.call(addDigitalLog, { id, event: 'opened' }).catch(() => undefined);
  }, [id, isThere]);
  const top = { to: '/digitalNav', name: t('heading') };
  if (!object) {
    return (
      <div className={`wrap ${styles.page}`}>
        <PageHead way={[top]} title={t('heading')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  }
  const way = object.path.map((one) => ({
    to: collectionAddress({ ...one, kind: 'repository' }),
    name: one.name,
  }));
  const contents = object.files.filter(({ role }) => role === 'content');
  const supplements = object.files.filter(({ role }) => role === 'supplement');
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHead way={[top, ...way]} title={object.title}>
        {object.creators.length > 0 && (
          <p className={styles.lead} dir="auto">
            {object.creators.map(({ name }) => name).join(' · ')}
          </p>
        )}
      </PageHead>
      <div className={styles.object}>
        <Cover
          recordId={object.objectId}
          title={object.title}
          author={object.creators[0]?.name ?? ''}
          width="140px"
        />
        <div className={styles.part}>
          {object.description && (
            <p className={styles.description} dir="auto">
              {object.description}
            </p>
          )}
          <Facts object={object} />
        </div>
      </div>
      <section className={styles.part}>
        <h2>{t('files.title')}</h2>
        {object.files.length === 0 && <p className="muted">{t('files.none')}</p>}
        {contents.length > 0 && <FileList files={contents} />}
        {object.files.some(({ isOpenPicture }) => isOpenPicture) && (
          <p className="small">
            <a href={manifestOf(object.objectId)}>{t('picture.manifest')}</a>
          </p>
        )}
        {supplements.length > 0 && (
          <>
            <h3>{t('files.supplements')}</h3>
            <FileList files={supplements} />
          </>
        )}
      </section>
      {object.files.some(({ isSearchable }) => isSearchable) && <SearchInside objectId={object.objectId} />}
      <section className={styles.part}>
        <h2>{t('rights.title')}</h2>
        <RightsTable acts={object.acts} />
      </section>
    </article>
  );
}

function Facts({ object }: { readonly object: ObjectDetail }) {
  const { t } = useTranslation('repository');
  const format = useFormat();
  const { thesis } = object;
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.kind'), t(`kinds.${object.kind}`)],
    [t('fact.otherTitles'), object.otherTitles.join(' / ')],
    [t('fact.year'), object.year],
    [t('fact.publisher'), object.publisher],
    [t('fact.advisors'), thesis?.advisors.join(' · ') ?? ''],
    [t('fact.degree'), thesis?.degree ?? ''],
    [t('fact.discipline'), thesis?.discipline ?? ''],
    [t('fact.college'), thesis?.college ?? ''],
    [t('fact.grantedOn'), thesis?.grantedOn ? format.date(thesis.grantedOn) : ''],
    [t('fact.subjects'), object.subjects.join(' · ')],
    [t('fact.identifiers'), object.identifiers.map(({ type, value }) => `${type} ${value}`).join(' · ')],
    [t('fact.opened'), object.openedCount > 0 ? format.number(object.openedCount) : ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      {object.recordId && (
        <div>
          <dt>{t('fact.record')}</dt>
          <dd>
            <Link to={bibAddress(object.recordId)}>{t('toRecord')}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

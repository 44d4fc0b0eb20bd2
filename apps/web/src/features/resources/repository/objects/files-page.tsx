import { getObject } from '@lectern/contracts/resources/repository/get-object';
import { listFiles } from '@lectern/contracts/resources/repository/list-files';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { objectAddress } from '../../../../lib/object-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { FileList } from './file-list.tsx';

/** The files of one object, whose id is in the address: `?id=`. */
export default function FilesPage() {
  const { t } = useTranslation('repository');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const object = useCall(getObject, { id }, { ofReader: true, enabled: id !== '' });
  const files = useCall(listFiles, { id }, { ofReader: true, enabled: id !== '' });
  const title = object.data?.title ?? t('files.title');
  usePageTitle(title);
  const way = object.data
    ? [{ to: objectAddress(id), name: t('toObject') }]
    : [{ to: '/digitalNav', name: t('heading') }];
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead way={way} title={title} />
      <h2 className="hidden-visually">{t('files.title')}</h2>
      {files.error && <ErrorState error={files.error} onRetry={() => void files.refetch()} />}
      {id !== '' && files.isPending && (
        <Loading>
          <Skeleton height="120px" radius="12px" />
        </Loading>
      )}
      {(id === '' || files.data?.length === 0) && <p className="muted">{t('files.none')}</p>}
      {files.data && files.data.length > 0 && <FileList files={files.data} />}
    </div>
  );
}

import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from './marc-panel.module.css';

/** The MARC record. */
export function MarcPanel({ marc }: { readonly marc: BibDetail['marc'] }) {
  const { t } = useTranslation('detail');
  if (!marc.leader) return <EmptyState title={t('marc.none')} />;
  return (
    <Card className={styles.marc} role="region" aria-label={t('tabs.marc')} tabIndex={0}>
      <table>
        <caption className="hidden-visually">{t('marc.caption')}</caption>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{t('marc.tag')}</th>
            <th scope="col">{t('marc.indicators')}</th>
            <th scope="col">{t('marc.content')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">LDR</th>
            <td />
            <td>{marc.leader}</td>
          </tr>
          {marc.fields.map(({ tag, indicators, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields repeat and have no name but their place
            <tr key={index}>
              <th scope="row">{tag}</th>
              <td>{indicators}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

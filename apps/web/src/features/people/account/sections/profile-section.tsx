import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { AccountLanguage } from '../components/account-language.tsx';
import { OwnFacts } from '../components/own-facts.tsx';
import { Picture } from '../components/picture.tsx';
import styles from './profile-section.module.css';

/** Who the reader is for the library, and what the reader says about themselves. */
export function ProfileSection({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const blockedUntil = patron.timedBlock ? format.date(patron.timedBlock.until) : '';
  const facts = [
    ['account', patron.primaryId],
    ['name', patron.name],
    ['group', patron.groupName],
    ...(patron.major === '' ? [] : ([['major', patron.major]] as const)),
    ['library', patron.libName],
    ['validUntil', patron.expiresOn ? format.date(patron.expiresOn) : t('profile.forEver')],
    ['status', t(`profile.statuses.${patron.status}`, { date: blockedUntil })],
    ['email', patron.email],
    ['phone', patron.phone],
  ] as const;
  return (
    <>
      <section aria-labelledby="profile">
        <SectionHeading id="profile">{t('profile.heading')}</SectionHeading>
        <Card padded className={styles.card}>
          <Picture patron={patron} />
          <dl className={styles.facts}>
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{t(`profile.${key}`)}</dt>
                <dd>{value || t('profile.unknown')}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <OwnFacts patron={patron} />
      <AccountLanguage />
    </>
  );
}

import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { listDonationNews } from '@lectern/contracts/buying/donations/list-donation-news';
import { searchGifts } from '@lectern/contracts/buying/donations/search-gifts';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EditorialText } from '../../../components/editorial-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { fieldText } from '../../../lib/field-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import styles from './donations.module.css';
import { GiftRow } from './gift-row.tsx';

const ROWS = 20;
const STALE_MS = 60_000;

/** /bookDonate: how to give, news about gifts, and the gifts that were accepted. */
export default function BookDonatePage() {
  const { t } = useTranslation('donations');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const keyWord = query.get('keyWord') ?? '';
  const page = usePageNumber();
  const notice = useCall(getDonationNotice, {}, { staleMs: STALE_MS }).data;
  const news = useCall(listDonationNews, { rows: 5 }, { staleMs: STALE_MS }).data?.list ?? [];
  const gifts = useCall(
    searchGifts,
    { keyWord, page, rows: ROWS },
    { keepPrevious: true, staleMs: STALE_MS },
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('page.title')}</h1>
        {notice?.isOn && (
          <ButtonLink kind="primary" to="/donate" icon={<Gift size={18} aria-hidden />}>
            {t('give')}
          </ButtonLink>
        )}
      </div>
      {notice && (
        <Card as="section" padded aria-labelledby="how-to-give">
          <h2 id="how-to-give">{t('page.how')}</h2>
          {!notice.isOn && <Notice>{t('page.off')}</Notice>}
          <EditorialText html={notice.html} />
          {notice.takes.length > 0 && (
            <>
              <h3>{t('page.takes')}</h3>
              <ul>
                {notice.takes.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
        </Card>
      )}
      {news.length > 0 && (
        <section aria-labelledby="donation-news">
          <h2 id="donation-news">{t('page.news')}</h2>
          <Card as="ul" className={styles.list}>
            {news.map(({ id, title, language, day }) => (
              <li key={id} className={styles.row}>
                <Link to={`/announcements/${encodeURIComponent(id)}`} lang={language} dir="auto">
                  {title}
                </Link>
                <time className="muted small num" dateTime={day}>
                  {format.date(day)}
                </time>
              </li>
            ))}
          </Card>
        </section>
      )}
      <section aria-labelledby="accepted-gifts" className={styles.gifts}>
        <h2 id="accepted-gifts">{t('page.gifts')}</h2>
        <search>
          <form
            key={keyWord}
            className={styles.find}
            onSubmit={(event) => {
              event.preventDefault();
              const words = fieldText(new FormData(event.currentTarget), 'keyWord').trim();
              setQuery(words ? { keyWord: words } : {}, { replace: true });
            }}
          >
            <TextField label={t('searchHint')} name="keyWord" defaultValue={keyWord} maxLength={100} />
            <Button type="submit">{t('find')}</Button>
          </form>
        </search>
        <PagedList
          answer={gifts}
          page={page}
          rows={ROWS}
          label={t('giftPages')}
          query={keyWord ? { keyWord } : {}}
          empty={
            <EmptyState
              icon={<Gift size={36} strokeWidth={1.4} aria-hidden />}
              title={t('noGifts')}
              hint={keyWord && t('noGiftsHint')}
            />
          }
        >
          {gifts.data?.list.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </PagedList>
      </section>
    </div>
  );
}

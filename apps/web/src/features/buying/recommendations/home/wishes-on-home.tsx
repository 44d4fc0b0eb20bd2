import { listShownWishes } from '@lectern/contracts/buying/recommendations/list-shown-wishes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../recommendations.module.css';

const ROWS = 6;

/** What readers wish for, on the home page: nothing where the library does not show it. Names only of readers who agreed. */
export function WishesOnHome() {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const { wishes = [] } = useCall(listShownWishes, { rows: ROWS }, { staleMs: 5 * 60_000 }).data ?? {};
  if (wishes.length === 0) return null;
  return (
    <section aria-labelledby="wishes-on-home">
      <SectionHeading
        id="wishes-on-home"
        aside={<Link to="/personalCenter/recommendation">{t('home.toWish')}</Link>}
      >
        {t('home.title')}
      </SectionHeading>
      <Card as="ul" className={styles.list}>
        {wishes.map((one) => (
          <li key={one.id} className={styles.row}>
            <div>
              <p className={styles.work} dir="auto">
                {one.recordId ? (
                  <Link to={`/searchList/bookDetails/${encodeURIComponent(one.recordId)}`}>{one.title}</Link>
                ) : (
                  one.title
                )}
              </p>
              <p className="muted small num">
                {factLine(
                  one.author,
                  one.publishTime,
                  one.names.length > 0 && t('home.by', { names: one.names.join(t('home.between')) }),
                )}
              </p>
            </div>
            <span className="muted small num">
              {factLine(
                t(`states.${one.detailType}`),
                t('wishes', { count: one.wishes, number: format.number(one.wishes) }),
              )}
            </span>
          </li>
        ))}
      </Card>
    </section>
  );
}

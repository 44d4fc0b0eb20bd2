import { getNeedsAction, type Matter, type MatterKind } from '@lectern/contracts/shelf/home/get-needs-action';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './due-first.module.css';

/** Where the reader acts on what the sentence and the figures of the card do not say. */
const ADDRESSES = {
  owed: '/personalCenter/behavior',
  accruing: '/personalCenter/borrowing',
  pickup: '/personalCenter/requests',
  cardExpires: '/personalCenter/information',
  questionnaire: '/personalCenter/questionnaire',
  unread: '/personalCenter/inbox',
} as const satisfies Partial<Record<MatterKind, string>>;

type FurtherKind = keyof typeof ADDRESSES;
type FurtherMatter = Matter & { readonly kind: FurtherKind };

/** What else needs action, most urgent first, each with the way to do it. */
export function Matters() {
  const { t } = useTranslation('home');
  const { data } = useCall(getNeedsAction, {});
  const matters = (data?.matters ?? []).filter(isFurther);
  if (matters.length === 0 && data?.isComplete !== false) return null;
  return (
    <ul className={styles.matters} aria-label={t('due.more')}>
      {matters.map((matter) => (
        <li key={matter.kind}>
          <Link to={ADDRESSES[matter.kind]}>
            <MatterWords matter={matter} />
          </Link>
        </li>
      ))}
      {data?.isComplete === false && <li className="muted">{t('due.incomplete')}</li>}
    </ul>
  );
}

/** A debt that blocks nothing stands among the figures. */
function isFurther(one: Matter): one is FurtherMatter {
  return one.kind in ADDRESSES && (one.kind !== 'owed' || one.isBlocking);
}

function MatterWords({ matter: { kind, count, day, title, amount } }: { readonly matter: FurtherMatter }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const values = {
    count,
    number: format.number(count),
    day: day ? format.date(day, 'short') : '',
    title,
    amount: amount ? format.money(amount) : '',
  };
  if (kind === 'pickup') {
    const name = title ? 'pickupOne' : 'pickup';
    return <>{day ? t(`due.matter.${name}Until`, values) : t(`due.matter.${name}`, values)}</>;
  }
  if (kind === 'questionnaire' && title) return <>{t('due.matter.questionnaireOne', values)}</>;
  return <>{t(`due.matter.${kind}`, values)}</>;
}

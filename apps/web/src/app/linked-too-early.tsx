import { useTranslation } from 'react-i18next';
import type { LinkedPage } from '../features/people/login/entry/linked-pages.ts';
import { NotYet } from '../features/people/login/entry/not-yet.tsx';

/** Says of a page that other systems link to that it is not here yet. */
export function LinkedTooEarly({ page }: { readonly page: LinkedPage }) {
  const { t } = useTranslation('entry');
  return <NotYet page={t(`pages.${page}`)} />;
}

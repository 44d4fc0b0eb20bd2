import { useTranslation } from 'react-i18next';

/** Codes of COUNTER (Appendix D) that have words of their own; others are told by what their hundreds mean. */
const KNOWN = [
  1000, 1010, 1011, 1020, 1030, 2000, 2010, 2011, 2020, 3000, 3010, 3020, 3030, 3031, 3032, 3040, 3050, 3060,
  3061, 3062, 3063, 3070,
] as const;

/** What an exception of a provider means, with its code and the provider's own words. */
export function useExceptionWords(): (code: number, message: string) => string {
  const { t } = useTranslation('usage');
  return (code, message) => {
    const known = KNOWN.find((one) => one === code);
    const meaning = known ? t(`exception.${known}`) : t(code < 1000 ? 'exception.remark' : 'exception.other');
    const said = message ? t('exception.said', { message }) : '';
    return `${t('exception.code', { code, meaning })} ${said}`.trim();
  };
}

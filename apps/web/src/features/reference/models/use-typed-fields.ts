import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What is typed into a form of settings, and the props of its text fields. A field whose name was set as wrong says so. */
export function useTypedFields<Name extends string, Texts extends Readonly<Record<Name, string>>>(
  begin: () => Texts,
) {
  const { t } = useTranslation('models');
  const [texts, setTexts] = useState(begin);
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const field = (name: Name, label: string) => ({
    label,
    error: wrong.includes(name) ? t('wrong') : undefined,
    value: texts[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTexts((now) => ({ ...now, [name]: event.target.value })),
  });
  return { texts, setTexts, setWrong, field };
}

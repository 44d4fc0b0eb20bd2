import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { TextField, type TextFieldProps } from '../../../../components/text-field.tsx';

/** A field for a password, with a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'maxLength'>) {
  const { t } = useTranslation('password');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={64}
      end={
        <IconButton
          label={t(isShown ? 'hide' : 'show', { field: props.label })}
          icon={isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

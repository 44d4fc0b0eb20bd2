import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field.tsx';

const ScanDialog = lazy(() => import('./scan-dialog.tsx'));

export interface ScanFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'end'> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Called with what the camera read, after `onValue`. A scanner that types sends Enter, which sends the form. */
  readonly onScan: (value: string) => void;
}

/** A field for a code or barcode: typed, by a scanner that types, or by the camera where the device has one. */
export function ScanField(props: ScanFieldProps) {
  return (
    <Suspense fallback={null}>
      <Field {...props} />
    </Suspense>
  );
}

function Field({ value, onValue, onScan, ...field }: ScanFieldProps) {
  const { t } = useTranslation('scan');
  const [scanning, setScanning] = useState(false);
  // Absent where the page does not come over TLS.
  const hasCamera = 'mediaDevices' in navigator;
  return (
    <>
      <TextField
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...field}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        end={
          hasCamera && (
            <IconButton
              label={t('scan')}
              icon={<ScanLine size={20} aria-hidden />}
              onClick={() => setScanning(true)}
            />
          )
        }
      />
      {scanning && (
        <Suspense fallback={null}>
          <ScanDialog
            onRead={(text) => {
              setScanning(false);
              onValue(text);
              onScan(text);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </>
  );
}

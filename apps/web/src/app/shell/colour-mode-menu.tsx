import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../components/menu.tsx';
import type { ColourChoice } from '../../theme/colour-mode.ts';
import { useColourMode } from '../../theme/use-colour-mode.ts';

const ICONS = { auto: Monitor, light: Sun, dark: Moon } as const;
const CHOICES: readonly ColourChoice[] = ['auto', 'light', 'dark'];

/** Light, dark, or as the device. */
export function ColourModeMenu() {
  const { t } = useTranslation('app');
  const { mode, choice, choose } = useColourMode();
  const Icon = ICONS[mode];
  return (
    <Menu
      label={t('colours.label')}
      withoutArrow
      entries={CHOICES.map((one) => {
        const EntryIcon = ICONS[one];
        return {
          key: one,
          label: t(`colours.${one}`),
          icon: <EntryIcon size={17} aria-hidden />,
          checked: one === choice,
          run: () => choose(one),
        };
      })}
    >
      <Icon size={18} aria-hidden />
    </Menu>
  );
}

import { useLanguage } from '../../../../lib/use-language.ts';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file in the unit that people read: "340 kB", "2.1 MB". Sizes are bytes. */
export function useFileSize(): (size: number) => string {
  const language = useLanguage();
  return (size) => {
    const isLarge = size >= MEGABYTE;
    const style = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
    return style.format(isLarge ? size / MEGABYTE : Math.max(1, size / KILOBYTE));
  };
}

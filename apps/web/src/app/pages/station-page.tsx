import { StationPage } from '../../features/counter/self-check/station/station-page.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';

/** /station, without the shell around it: readers of a station go nowhere else. */
export default function SelfCheckStationPage() {
  return <StationPage languages={<LanguageMenu />} />;
}

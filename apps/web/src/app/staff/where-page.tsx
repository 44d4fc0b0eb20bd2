import { ChooseDesk } from './choose-desk.tsx';

/** Changes where this computer stands. */
export default function WherePage() {
  return <ChooseDesk leavesTo="/" />;
}

import { EntryPage } from '../../features/people/login/entry/entry-page.tsx';
import { BareHeader } from './bare-header.tsx';

/** /loginExternal, without the shell around it. */
export default function ExternalEntryPage() {
  return <EntryPage header={<BareHeader />} />;
}

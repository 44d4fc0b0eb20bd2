import { OpenButton as Button } from '../../../../components/eresources/open-button.tsx';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { useEresourceAddresses } from '../eresource-address.ts';
import { type Openable, useDatabaseOpening } from './use-database-opening.ts';

/** Opens a database from a row of a list. */
export function OpenButton({
  eresource,
  behaviour,
}: {
  readonly eresource: Openable;
  readonly behaviour: OpeningBehaviour;
}) {
  const addresses = useEresourceAddresses();
  const opening = useDatabaseOpening(eresource, behaviour);
  const { id, name } = eresource;
  return (
    <Button name={name} details={addresses.of(id)} opening={opening} opensWindow={behaviour.opensWindow} />
  );
}

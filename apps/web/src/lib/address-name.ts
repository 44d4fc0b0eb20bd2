import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The parameters of an address that hold a name to show (specification 1, section 3, "Client storage"). */
export type AddressName = 'name' | 'title' | 'locationName';

/**
 * The name that an address bears, decrypted, or as it stands in old links; undefined if it bears none, and until the cipher is loaded.
 * Anybody can write an address: show it only until the server has answered with the true name.
 */
export function useAddressName(parameter: AddressName): string | undefined {
  const [query] = useSearchParams();
  const text = query.get(parameter);
  const [read, setRead] = useState<{ readonly text: string; readonly name: string }>();
  useEffect(() => {
    if (!text) return;
    let isWanted = true;
    void import('@lectern/rules/address-cipher').then(({ decryptAddressName }) => {
      if (isWanted) setRead({ text, name: decryptAddressName(text).slice(0, 200) });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return read?.text === text ? read?.name : undefined;
}

import type { PublicSettings } from './tenant-settings.ts';

/** The type that closes the catalogue, and the platform that this portal is (document 1, section 4, "Session states"). */
const CLOSED = '3';
const THIS_PLATFORM = '1';

/** Whether only signed-in readers may browse: type 3 with a range of platforms that includes 1, such as `1,2`. */
export function isBrowsingRestricted({
  platformBrowseRestrictType,
  platformBrowseRestrictRange,
}: Pick<PublicSettings, 'platformBrowseRestrictType' | 'platformBrowseRestrictRange'>): boolean {
  if (platformBrowseRestrictType !== CLOSED) return false;
  return platformBrowseRestrictRange.split(/\D+/).includes(THIS_PLATFORM);
}

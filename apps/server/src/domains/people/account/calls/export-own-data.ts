import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { dateIn } from '../../../../platform/clock.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { findAccount } from '../accounts.ts';
import { OWN_DATA_WORDS } from '../own-data/export-words.ts';
import { type OwnData, zipOwnData } from '../own-data/zip-own-data.ts';
import { pictureKey } from '../picture/picture-name.ts';

export const exportOwnDataCall = implementRaw(exportOwnData)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const data: OwnData[] = [];
  // All before the first byte is sent: an archive with a part missing would look complete.
  for (const { name, rows } of await deps.personalData()) {
    const told = await rows(deps, tenant, patron.id);
    if (isRefusal(told)) return told;
    data.push({ name, rows: told });
  }
  const account = await findAccount(deps, tenant.id, patron.id);
  const picture = account?.pictureFile
    ? await deps.files.get(tenant.id, pictureKey(account.pictureFile))
    : undefined;
  const now = deps.clock.now();
  const { fileName, readMe } = OWN_DATA_WORDS[language];
  return {
    fileName: `${fileName}-${dateIn(tenant.settings.policy.timeZone, now)}.zip`,
    contentType: 'application/zip',
    body: zipOwnData(data, {
      readMe: readMe.replace('{time}', now.toISOString()),
      picture: picture?.body,
      now,
    }),
  };
});

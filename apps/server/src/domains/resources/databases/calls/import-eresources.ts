import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ENTRANCE_WAY_UNKNOWN } from '@lectern/contracts/resources/databases/errors';
import { importEresources } from '@lectern/contracts/resources/databases/import-eresources';
import { implementUpload } from '../../../../platform/http/implement.ts';
import { importGiven } from '../import/import-eresources.ts';
import { readEresourceFile } from '../import/read-eresource-file.ts';

export const importEresourcesCall = implementUpload(importEresources)(
  async ({ upload, input: { check, proxy, encoding }, context: { tenant, staff, language }, deps }) => {
    const { proxies, networks } = tenant.settings.eresources;
    if (proxy !== '' && !proxies.some(({ code }) => code === proxy))
      return refuse(ENTRANCE_WAY_UNKNOWN, { code: proxy });
    const file = await readEresourceFile(await upload.read(), { language, encoding });
    if (isRefusal(file)) return file;
    const way = { proxy, hasNetworks: networks.length > 0 };
    const importing = { tenant, staffId: staff.id, language, check, way };
    const { rows, newTerms } = await importGiven(deps, importing, file.given);
    return {
      isCheck: check,
      format: file.format,
      rows,
      newTerms: newTerms.map(({ kind, names }) => ({ kind, name: nameIn(names, language) })),
      unknownColumns: [...file.unknownColumns],
    };
  },
);

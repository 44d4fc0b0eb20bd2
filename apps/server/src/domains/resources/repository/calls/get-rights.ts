import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { OBJECT_ACTS } from '@lectern/contracts/resources/repository/acts';
import { getRights } from '@lectern/contracts/resources/repository/get-rights';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findSeenFile, findSeenObject } from '../find-seen.ts';
import { rightsOf } from '../rights/asking.ts';
import { presentActs } from '../rights/present-acts.ts';
import { beginSeeing } from '../seeing.ts';

export const getRightsCall = implement(getRights)(async ({ input: { id, fileId }, context, deps }) => {
  const seeing = await beginSeeing(deps, context);
  const { asking, language, tenant } = seeing;
  const object = await findSeenObject(deps.db, seeing, id);
  if (isRefusal(object)) return object;
  const seen = fileId === undefined ? undefined : await findSeenFile(deps.db, seeing, id, fileId);
  if (isRefusal(seen)) return seen;
  const rights = seen?.rights ?? rightsOf(asking, object);
  // What narrows most is what is told: the file's own rights where it has some.
  const policy = asking.policies.get(seen?.file.policy_id || object.policy_id);
  const told = rights.at(-1);
  return {
    name: policy ? nameIn(fromJson(policy.names), language, tenant.settings.public.defaultLanguage) : '',
    closedUntil:
      rights
        .map(({ closedUntil }) => closedUntil)
        .sort()
        .at(-1) ?? '',
    samplePages: Math.min(...rights.map(({ samplePages }) => samplePages)),
    rules: OBJECT_ACTS.map((act) => ({
      act,
      ways: (told?.rules[act] ?? []).map(({ signedIn, groups, networks }) => ({
        signedIn,
        groups,
        networks: asking.asker.networks
          .filter(({ code }) => networks.includes(code))
          .map(({ names }) => nameIn(names, language, tenant.settings.public.defaultLanguage)),
      })),
    })),
    acts: presentActs(rights, asking.asker),
  };
});

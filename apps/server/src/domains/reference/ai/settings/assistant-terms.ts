import { createHash } from 'node:crypto';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import type { AssistantTerms } from '@lectern/contracts/reference/ai/assistant-terms';

/** What staff set of the assistant besides its models, as it is now. */
export function termsOf({ public: shown, assistant }: TenantSettings): AssistantTerms {
  const terms = {
    panel: shown.aiOpenFlag === '1',
    page: shown.newAISearchFlag === '1',
    samples: assistant.samples.map((names) => ({
      'zh-CN': names['zh-CN'] ?? '',
      'zh-TW': names['zh-TW'] ?? '',
      'en-US': names['en-US'] ?? '',
      'fr-FR': names['fr-FR'] ?? '',
    })),
    chatDays: assistant.chatDays,
    atOnce: assistant.atOnce,
  };
  const version = createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 32);
  return { ...terms, version };
}

/** Settings with other terms of the assistant; texts that are empty are no texts. */
export function withTerms(
  settings: TenantSettings,
  { panel, page, samples, chatDays, atOnce }: Omit<AssistantTerms, 'version'>,
): TenantSettings {
  return {
    ...settings,
    public: {
      ...settings.public,
      aiOpenFlag: panel ? '1' : '0',
      newAISearchFlag: page ? '1' : '0',
    },
    assistant: {
      ...settings.assistant,
      chatDays,
      atOnce,
      samples: samples
        .map((names) => Object.fromEntries(Object.entries(names).filter(([, text]) => text !== '')))
        .filter((names) => Object.keys(names).length > 0),
    },
  };
}

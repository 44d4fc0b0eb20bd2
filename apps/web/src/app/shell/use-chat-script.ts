import { useEffect } from 'react';
import { useTenant } from '../../lib/tenant.ts';
import { CHAT_STARTS_AFTER_MS, chatConfiguration, chatScript } from './chat-script.ts';

/**
 * Loads the chat of another service two seconds after the page began. The server leaves `chatScriptUrl` empty unless the library's
 * content policy names its host, and the browser holds the same policy.
 */
export function useChatScript(): void {
  const { chatScriptUrl: address, opacAiAppConfiguration: setting } = useTenant().settings;
  useEffect(() => {
    const configuration = chatConfiguration(setting);
    if (!address || !configuration) return;
    const script = chatScript(address, configuration);
    const start = setTimeout(() => document.head.append(script), CHAT_STARTS_AFTER_MS);
    return () => {
      clearTimeout(start);
      script.remove();
    };
  }, [address, setting]);
}

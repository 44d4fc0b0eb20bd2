import type { Language } from '@lectern/contracts/kernel/languages';

/** Words by key, nested as the components ask for them. */
export type Words = Readonly<Record<string, unknown>>;

/** `../features/shelf/home/locales/zh-CN.json` holds the words of namespace `home` in Chinese; `../app/locales/...` those of `app`. */
const files = import.meta.glob<{ default: Words }>('../**/locales/*.json');

const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [file, , namespace] = path.split('/').reverse();
    return [`${namespace}/${file?.replace('.json', '')}`, load];
  }),
);

/** The namespaces that every page needs. Others are loaded with the first component that uses them. */
export const EVERYWHERE = ['app', 'components'] as const;

/** Fetches one namespace in one language, once. */
export async function loadWords(namespace: string, language: Language): Promise<Words> {
  const load = loaders.get(`${namespace}/${language}`);
  if (!load) throw new Error(`no words: ${namespace} ${language}`);
  return (await load()).default;
}

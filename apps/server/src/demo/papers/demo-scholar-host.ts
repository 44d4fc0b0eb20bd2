import { answerCopies } from './answer-copies.ts';
import { answerIndex } from './answer-index.ts';
import { answerRegister } from './answer-register.ts';

/** The host of the demo's scholarly sources: three of them, each in the protocol that its entry names. */
export function demoScholarHost(url: URL): unknown {
  const [, source, ...rest] = url.pathname.split('/');
  const path = rest.map(decodeURIComponent).join('/');
  switch (source) {
    case 'index':
      return path === 'works' ? answerIndex(url.searchParams) : undefined;
    case 'register':
      return answerRegister(path, url.searchParams);
    case 'copies':
      return answerCopies(path);
    default:
      return undefined;
  }
}

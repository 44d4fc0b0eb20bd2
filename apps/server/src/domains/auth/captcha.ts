import { randomInt } from 'node:crypto';
import type { Language } from '@lectern/contracts/kernel/languages';
import { create } from 'svg-captcha';
import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { addCaptcha, takeCaptcha } from './captcha-store.ts';

const VALID_SECONDS = 5 * 60;

export interface Captcha {
  readonly codeKey: string;
  readonly img: string;
  readonly question: string;
}

/** A picture of four signs; those that look alike are left out. */
export async function makePictureCaptcha(deps: Deps, tenantId: string): Promise<Captcha> {
  const { text, data } = create({
    size: 4,
    ignoreChars: '0oO1iIlL5sS2zZ',
    noise: 2,
    color: true,
    background: '#f3efe8',
  });
  const img = `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`;
  return { codeKey: await store(deps, tenantId, text), img, question: '' };
}

const QUESTIONS: Record<Language, (a: number, b: number) => string> = {
  'zh-CN': (a, b) => `请计算：${a} 加 ${b} 等于几？`,
  'zh-TW': (a, b) => `請計算：${a} 加 ${b} 等於幾？`,
  'en-US': (a, b) => `How much is ${a} plus ${b}?`,
  'fr-FR': (a, b) => `Combien font ${a} plus ${b} ?`,
};

/** A sum in words, for people who cannot see the picture. */
export async function makeQuestionCaptcha(
  deps: Deps,
  tenantId: string,
  language: Language,
): Promise<Captcha> {
  const [a, b] = [randomInt(2, 20), randomInt(2, 10)];
  return {
    codeKey: await store(deps, tenantId, String(a + b)),
    img: '',
    question: QUESTIONS[language](a, b),
  };
}

/** True once for the right answer, in any case of letters; a captcha is used up by the first try. */
export async function isCaptchaRight(
  deps: Deps,
  tenantId: string,
  codeKey: string,
  given: string,
): Promise<boolean> {
  const answer = await takeCaptcha(deps.db, tenantId, codeKey, deps.clock.now().toISOString());
  return answer !== undefined && answer.toLowerCase() === given.normalize('NFKC').trim().toLowerCase();
}

function store(deps: Deps, tenantId: string, answer: string): Promise<string> {
  return addCaptcha(deps.db, tenantId, answer, later(deps.clock.now(), VALID_SECONDS));
}

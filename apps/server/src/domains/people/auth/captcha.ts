import { randomInt } from 'node:crypto';
import { RATE_LIMITED } from '@lectern/contracts/kernel/common-errors';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_SCENES } from '@lectern/contracts/people/auth/get-captcha';
import { isProof, type Work } from '@lectern/rules/proof-of-work';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isSameText } from '../../../platform/same-text.ts';
import { findWindowEnd, reserveAttempt } from './attempts.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { addCaptcha, takeCaptcha } from './captcha-store.ts';

const VALID_SECONDS = 5 * 60;

export interface Captcha {
  readonly codeKey: string;
  readonly img: string;
  readonly question: string;
  readonly work: Work | null;
}

/** What somebody who wants to sign in answers to a captcha. */
export interface CaptchaAnswer {
  readonly codeKey: string;
  readonly verifyCode: string;
  readonly proof?: string | undefined;
}

/** A picture of four signs. */
export async function makePictureCaptcha(deps: Deps, tenantId: string, scene: number): Promise<Captcha> {
  const { text, jpeg } = await drawCaptcha();
  const img = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  return {
    codeKey: await store(deps, tenantId, { answer: text, bits: 0, scene }),
    img,
    question: '',
    work: null,
  };
}

/** Questions that one network gets in QUESTIONS_SECONDS: a program reads them as easily as a person. */
const MOST_QUESTIONS = 60;
const QUESTIONS_SECONDS = 10 * 60;
/** The work for a first question takes a phone some tenths of a second; each ten questions of a network double it. */
const FIRST_BITS = 15;
const QUESTIONS_OF_A_BIT = 10;

const QUESTIONS: Record<Language, (a: number, b: number) => string> = {
  'zh-CN': (a, b) => `请计算：${a} 加 ${b} 等于几？`,
  'zh-TW': (a, b) => `請計算：${a} 加 ${b} 等於幾？`,
  'en-US': (a, b) => `How much is ${a} plus ${b}?`,
  'fr-FR': (a, b) => `Combien font ${a} plus ${b} ?`,
};

/** A sum in words, for people who cannot see the picture. Reading it is easy, so the answer has to come with work. */
export async function makeQuestionCaptcha(
  deps: Deps,
  tenantId: string,
  {
    network,
    language,
    scene,
  }: { readonly network: string; readonly language: Language; readonly scene: number },
): Promise<Captcha | Refusal<'RATE_LIMITED'>> {
  const now = deps.clock.now();
  const window = { now: now.toISOString(), endsAt: later(now, QUESTIONS_SECONDS) };
  const counted = { kind: 'captcha-question', subject: network };
  const asked = await reserveAttempt(deps.db, tenantId, counted, MOST_QUESTIONS, window);
  if (!asked) {
    const end = await findWindowEnd(deps.db, tenantId, counted, now.toISOString());
    return refuse(RATE_LIMITED, { seconds: secondsUntil(end, now) });
  }
  const [a, b] = [randomInt(2, 20), randomInt(2, 10)];
  const bits = FIRST_BITS + Math.floor((asked.count - 1) / QUESTIONS_OF_A_BIT);
  const codeKey = await store(deps, tenantId, { answer: String(a + b), bits, scene });
  return { codeKey, img: '', question: QUESTIONS[language](a, b), work: { challenge: codeKey, bits } };
}

/** As `isCaptchaRight`, for a reset or a binding: the captcha must have been asked for with this scene and an account. */
export function isSceneCaptchaRight(deps: Deps, tenantId: string, given: CaptchaAnswer): Promise<boolean> {
  return isCaptchaRight(deps, tenantId, given, CAPTCHA_SCENES.resetOrBind);
}

/** True once for the right answer, in any case of letters; a captcha is used up by the first try. Sign-in takes one of any scene. */
export async function isCaptchaRight(
  deps: Deps,
  tenantId: string,
  given: CaptchaAnswer,
  scene?: number,
): Promise<boolean> {
  const { codeKey, verifyCode, proof = '' } = given;
  const asked = await takeCaptcha(deps.db, tenantId, codeKey, deps.clock.now().toISOString());
  if (!asked || (scene !== undefined && asked.scene !== scene)) return false;
  const isAnswer = isSameText(asked.answer.toLowerCase(), verifyCode.normalize('NFKC').trim().toLowerCase());
  return isAnswer && isProof({ challenge: codeKey, bits: asked.work_bits }, proof);
}

/** At least one; a window that ended meanwhile has no end. */
function secondsUntil(end: string | undefined, now: Date): number {
  return Math.max(1, end === undefined ? 0 : Math.ceil((Date.parse(end) - now.getTime()) / 1000));
}

function store(
  { db, clock }: Deps,
  tenantId: string,
  { answer, bits, scene }: { readonly answer: string; readonly bits: number; readonly scene: number },
): Promise<string> {
  const expires_at = later(clock.now(), VALID_SECONDS);
  return addCaptcha(db, { tenant_id: tenantId, answer, work_bits: bits, scene, expires_at });
}

import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { IlsPort } from './ils-port.ts';

type Granted<Part> = Part extends (...asked: infer Asked) => Promise<infer Answer>
  ? (...asked: Asked) => Promise<Exclude<Answer, Refusal>>
  : Part extends object
    ? { readonly [Name in keyof Part]: Granted<Part[Name]> }
    : Part;

/** A library system for tests that ask for what it grants: a refusal is raised, with its code. */
export type GrantingIls = Granted<IlsPort>;

class Refused extends Error {
  readonly code: string;

  constructor({ code }: Refusal) {
    super(code);
    this.code = code;
  }
}

export function grantingIls(ils: IlsPort): GrantingIls {
  return granting(ils) as GrantingIls;
}

function granting<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') {
        return async (...asked: unknown[]) => {
          const answer: unknown = await Reflect.apply(value, target, asked);
          if (isRefusal(answer)) throw new Refused(answer);
          return answer;
        };
      }
      return typeof value === 'object' && value !== null ? granting(value) : value;
    },
  });
}

import { ITEM_STATUSES } from '@lectern/contracts/collection/holdings/item-view';
import { AUDIT_CODES, AUDIT_FACTS, isAuditFact } from '@lectern/contracts/people/staff/audit-facts';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { ALLIANCE_VERBS } from '@lectern/rules/alliance/ways';
import { BEHAVIOUR_STATES } from '@lectern/rules/behaviours';
import { REQUEST_STEPS } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../../../lib/format.ts';
import { useFormat } from '../../../../lib/use-format.ts';

export interface AuditWords {
  /** Whether people are shown a fact: ids of other things say nothing to them. */
  readonly isShown: (fact: string) => boolean;
  /** The name of a fact; one of an older version is named as it was noted. */
  readonly nameOf: (fact: string) => string;
  /** The value of a fact as text; a dash where there is none. */
  readonly wordsOf: (fact: string, value: unknown) => string;
}

/** What the audit noted, in words: names of facts, sums with their currency, words for codes. */
export function useAuditWords(): AuditWords {
  const { t } = useTranslation('staff-admin');
  const codeWords = useCodeWords();
  const format = useFormat();
  const kindOf = (fact: string) => (isAuditFact(fact) ? AUDIT_FACTS[fact] : 'text');

  function textOf(kind: ReturnType<typeof kindOf>, value: string): string {
    if (kind === 'code') return codeWords(value) ?? dated(value);
    const permission = kind === 'permissions' && PERMISSIONS.find((one) => one === value);
    return permission ? t(`permission.${permission}`) : dated(value);
  }

  function dated(value: string): string {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return format.date(value);
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? format.dateTime(value) : value;
  }

  function wordsOf(fact: string, value: unknown): string {
    if (value === undefined || value === null || value === '') return '–';
    if (Array.isArray(value)) return format.list(value.map((one) => wordsOf(fact, one))) || '–';
    if (typeof value === 'string') return textOf(kindOf(fact), value);
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (isMoney(value)) return format.money(value);
    return JSON.stringify(value);
  }

  return {
    isShown: (fact) => kindOf(fact) !== 'id',
    nameOf: (fact) =>
      isAuditFact(fact) && AUDIT_FACTS[fact] !== 'id' ? t(`audit.facts.${fact as ShownFact}`) : fact,
    wordsOf,
  };
}

type ShownFact = {
  [Fact in keyof typeof AUDIT_FACTS]: (typeof AUDIT_FACTS)[Fact] extends 'id' ? never : Fact;
}[keyof typeof AUDIT_FACTS];

/** The words that the pages of the desk have for their codes, and those of the audit itself; undefined for what is no code. */
function useCodeWords(): (code: string) => string | undefined {
  const { t } = useTranslation('staff-admin');
  const { t: desk } = useTranslation('desk');
  const { t: requests } = useTranslation('requests');
  const { t: behaviours } = useTranslation('behaviours');
  const { t: alliance } = useTranslation('alliance');
  return (code) => {
    const own = AUDIT_CODES.find((one) => one === code);
    if (own) return t(`audit.codes.${own}`);
    const status = ITEM_STATUSES.find((one) => one === code);
    if (status) return desk(`status.${status}`);
    const step = REQUEST_STEPS.find((one) => one === code);
    if (step) return requests(`steps.${step}`);
    const state = BEHAVIOUR_STATES.find((one) => one === code);
    if (state) return behaviours(`tabs.${state}`);
    const verb = ALLIANCE_VERBS.find((one) => one === code);
    return verb && alliance(`verb.${verb}`);
  };
}

function isMoney(value: object): value is Money {
  return (
    'amount' in value &&
    typeof value.amount === 'number' &&
    'currency' in value &&
    typeof value.currency === 'string'
  );
}

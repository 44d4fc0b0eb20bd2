import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { explainRule } from './explain-rule.ts';
import { getRules } from './get-rules.ts';
import { putAmnesty } from './put-amnesty.ts';
import { putItemType } from './put-item-type.ts';
import { putPatronGroup } from './put-patron-group.ts';
import { putRule } from './put-rule.ts';
import { putUsualSet } from './put-usual-set.ts';
import { removeAmnesty } from './remove-amnesty.ts';
import { removeRule } from './remove-rule.ts';

export const RULE_CALLS: readonly AnyEndpoint[] = [
  getRules,
  putRule,
  putUsualSet,
  removeRule,
  putPatronGroup,
  putItemType,
  putAmnesty,
  removeAmnesty,
  explainRule,
];

import { auditPhrases, auditSentencePhrases } from '../../phrases/audit.ts';
import { sayKnown } from '../../phrases/phrases.ts';
import { formatDateTime } from '../../ui/dates.ts';
import type { AuditEntry } from './audit-calls.ts';

/** `LOGIN_FAILED` → `Failed to sign in`; an action of a later version of the product stays as it is written. */
export function actionWords(action: string): string {
  return sayKnown(auditPhrases, `action.${action}`) ?? action;
}

/** *Saved the menu Dinner for Pier 39: 3 changes* */
export function sentenceWords({ sentence: { key, values } }: Pick<AuditEntry, 'sentence'>): string {
  const { at } = values;
  const shown = typeof at === 'string' ? { ...values, at: formatDateTime(at) } : values;
  return sayKnown(auditSentencePhrases, key, shown) ?? key;
}

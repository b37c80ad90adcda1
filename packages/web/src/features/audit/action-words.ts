import { auditPhrases } from '../../phrases/audit.ts';
import { sayKnown } from '../../phrases/phrases.ts';

/** `LOGIN_FAILED` → `Sign-in failed`; without a phrase of its own `SAVE_OVERRIDE` → `Save override` */
export function actionWords(action: string): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return sayKnown(auditPhrases, `action.${action}`) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why it came to that, where an entry says so. */
export function reasonWords({ reason }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof reason === 'string' ? sayKnown(auditPhrases, `reason.${reason}`) : undefined;
}

/** `menu:main` → `menu`, and `main` where it has no name; a company has one of each of its settings, which need no id. */
export function subjectWords(subject: string, isNameless: boolean): readonly string[] {
  const [kind = subject, ...id] = subject.split(':');
  const words = sayKnown(auditPhrases, `subject.${kind}`) ?? kind;
  return isNameless && !onlyOnes.has(kind) ? [words, id.join(':')] : [words];
}

const onlyOnes = new Set(['locationSettings', 'employment', 'news']);

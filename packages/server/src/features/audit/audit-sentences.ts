import type { AuditSentence } from '@servery/contract';
import { type AuditAction, type AuditSentenceKey, isAuditAction, type JsonObject } from '@servery/domain';
import { countOf, objectOf, textAt } from './audit-details.ts';

/** The facts that a sentence is made of. */
export interface AuditFacts {
  readonly action: string;
  readonly at: Date;
  /** `menu` of `menu:main` */
  readonly subjectKind: string;
  /** The subject, as it is called now, or was when the entry was written. */
  readonly name: string;
  readonly details: JsonObject;
  readonly tenantIds: readonly string[];
  readonly companyName: string;
  nameOf(id: string): string;
}

type Sentence = (facts: AuditFacts) => AuditSentence;

/** An entry in words. */
export function auditSentence(facts: AuditFacts): AuditSentence {
  if (isAuditAction(facts.action)) return sentences[facts.action](facts);
  return { key: 'OTHER', values: { action: facts.action, name: facts.name } };
}

/** Every sentence may name its subject and place. */
const plain =
  (key: AuditSentenceKey): Sentence =>
  (facts) => ({ key, values: namesOf(facts) });

const counted =
  (key: AuditSentenceKey, of: string): Sentence =>
  (facts) => ({ key, values: { ...namesOf(facts), count: countOf(facts.details[of]) } });

const sentences: Readonly<Record<AuditAction, Sentence>> = {
  LOGIN: plain('LOGIN'),
  LOGIN_FAILED: withReason('LOGIN_FAILED', {
    WRONG_PASSWORD: 'LOGIN_FAILED.WRONG_PASSWORD',
    LOCKED: 'LOGIN_FAILED.LOCKED',
    DEACTIVATED: 'LOGIN_FAILED.DEACTIVATED',
  }),
  LOCKED: plain('LOCKED'),
  LOGOUT: plain('LOGOUT'),
  END_SESSION: counted('END_SESSION', 'sessions'),
  SESSION_EXPIRED: withReason('SESSION_EXPIRED', { IDLE: 'SESSION_EXPIRED.IDLE', TOO_OLD: 'SESSION_EXPIRED.TOO_OLD' }),
  ACT_AS: (facts) => plain(facts.details.readOnly === true ? 'ACT_AS.readOnly' : 'ACT_AS')(facts),
  RETURN_TO_SELF: plain('RETURN_TO_SELF'),
  SAVE: savedDocument,
  SAVE_OVERRIDE: savedDocument,
  SAVE_AUTOMATIC: (facts) => plain(`SAVE_AUTOMATIC.${documentOf(facts)}`)(facts),
  CLEAN_UP: (facts) => plain(`CLEAN_UP.${documentOf(facts)}`)(facts),
  SET_SECRET: plain('SET_SECRET'),
  ASSIGN_MENU: counted('ASSIGN_MENU', 'locations'),
  DELETE_MENU: plain('DELETE_MENU'),
  CREATE_TEMPLATE: (facts) => withValues('CREATE_TEMPLATE', { from: facts.nameOf(from(facts)) })(facts),
  DELETE_TEMPLATE: plain('DELETE_TEMPLATE'),
  PUBLISH: published,
  REVERT: (facts) => counted(`REVERT.${workflowOf(facts)}`, 'count')(facts),
  RESCHEDULE: (facts) => withValues('RESCHEDULE', { count: countOf(facts.details.locations), at: to(facts) })(facts),
  UNSCHEDULE: counted('UNSCHEDULE', 'publications'),
  HOLD: (facts) => withValues('HOLD', { count: countOf(facts.details.locations) })(facts),
  RESUME: (facts) => withValues('RESUME', { count: countOf(facts.details.locations) })(facts),
  CREATE_LOCATION: plain('CREATE_LOCATION'),
  EDIT_LOCATION: plain('EDIT_LOCATION'),
  DELETE_LOCATION: plain('DELETE_LOCATION'),
  MOVE_LOCATION: movedLocation,
  CREATE_GROUP: plain('CREATE_GROUP'),
  EDIT_GROUP: plain('EDIT_GROUP'),
  DELETE_GROUP: plain('DELETE_GROUP'),
  MOVE_MEMBERS: (facts) => {
    const { added, removed } = facts.details;
    return withValues('MOVE_MEMBERS', { added: countOf(added), removed: countOf(removed) })(facts);
  },
  CREATE_CREDENTIAL: (facts) =>
    withValues('CREATE_CREDENTIAL', { credential: textAt(facts.details, 'name') ?? '' })(facts),
  DELETE_CREDENTIAL: plain('DELETE_CREDENTIAL'),
  CHANGE_LICENCES: plain('CHANGE_LICENCES'),
  REVOKE_LICENCE: plain('REVOKE_LICENCE'),
  CUT_OVER_CARDS: plain('CUT_OVER_CARDS'),
  DELETE_CREDIT_CARD: plain('DELETE_CREDIT_CARD'),
  CONNECT_LABOR: plain('CONNECT_LABOR'),
  DISCONNECT_LABOR: plain('DISCONNECT_LABOR'),
  RUN_LABOR: counted('RUN_LABOR', 'count'),
  MATCH_LABOR: (facts) => {
    const values = { entity: textAt(facts.details, 'name') ?? '', from: from(facts), to: to(facts) };
    return withValues(to(facts) === '' ? 'MATCH_LABOR.none' : 'MATCH_LABOR', values)(facts);
  },
  STORE_LABOR_IDS: counted('STORE_LABOR_IDS', 'count'),
  CREATE_ROLE: plain('CREATE_ROLE'),
  EDIT_ROLE: plain('EDIT_ROLE'),
  DELETE_ROLE: plain('DELETE_ROLE'),
  CLONE_ROLE: (facts) => withValues('CLONE_ROLE', { from: facts.nameOf(from(facts)) })(facts),
  CHANGE_ROLE_PERMISSIONS: plain('CHANGE_ROLE_PERMISSIONS'),
  GRANT_ROLE: granted('GRANT_ROLE'),
  REVOKE_ROLE: granted('REVOKE_ROLE'),
  CREATE_USER: plain('CREATE_USER'),
  EDIT_USER: plain('EDIT_USER'),
  DEACTIVATE_USER: plain('DEACTIVATE_USER'),
  REACTIVATE_USER: plain('REACTIVATE_USER'),
  INVITE_USER: plain('INVITE_USER'),
  SEND_PASSWORD_RESET: plain('SEND_PASSWORD_RESET'),
  SET_PASSWORD: plain('SET_PASSWORD'),
  CHANGE_PASSWORD: plain('CHANGE_PASSWORD'),
  EXPORT_USERS: counted('EXPORT_USERS', 'people'),
  EXPORT_TICKETS: counted('EXPORT_TICKETS', 'tickets'),
  EDIT_RETENTION: plain('EDIT_RETENTION'),
  DROP_TICKETS: counted('DROP_TICKETS', 'count'),
  DROP_PUNCHES: counted('DROP_PUNCHES', 'count'),
  FORGET_CUSTOMER: counted('FORGET_CUSTOMER', 'tickets'),
  CREATE_COMPANY: plain('CREATE_COMPANY'),
  EDIT_COMPANY: plain('EDIT_COMPANY'),
  DELETE_COMPANY: plain('DELETE_COMPANY'),
  EDIT_PREFERENCES: plain('EDIT_PREFERENCES'),
  UPLOAD_IMAGE: plain('UPLOAD_IMAGE'),
  RENAME_IMAGE: (facts) => withValues('RENAME_IMAGE', { from: from(facts), to: to(facts) })(facts),
  DELETE_IMAGE: plain('DELETE_IMAGE'),
  SAVE_NEWS: (facts) => {
    const { articles, active } = facts.details;
    return withValues('SAVE_NEWS', { count: countOf(articles), active: countOf(active) })(facts);
  },
  TAKE_OUT: counted('TAKE_OUT', 'locationIds'),
  PUT_BACK: counted('PUT_BACK', 'locationIds'),
  CREATE_PUSH: plain('CREATE_PUSH'),
  EDIT_PUSH: plain('EDIT_PUSH'),
  SCHEDULE_PUSH: (facts) => {
    const { details } = facts;
    const values = { count: countOf(details.locationIds), time: textAt(details, 'time') ?? '' };
    return withValues('SCHEDULE_PUSH', values)(facts);
  },
  SEND_PUSH: counted('SEND_PUSH', 'locationIds'),
  STOP_PUSH: plain('STOP_PUSH'),
  DELETE_PUSH: plain('DELETE_PUSH'),
  BUILD_APP: (facts) => withValues('BUILD_APP', { version: textAt(facts.details, 'version') ?? '' })(facts),
};

function withValues(key: AuditSentenceKey, values: AuditSentence['values']): Sentence {
  return (facts) => ({ key, values: { ...namesOf(facts), ...values } });
}

function withReason(key: AuditSentenceKey, reasons: Readonly<Record<string, AuditSentenceKey>>): Sentence {
  return (facts) => ({ key: reasons[textAt(facts.details, 'reason') ?? ''] ?? key, values: namesOf(facts) });
}

function savedDocument(facts: AuditFacts): AuditSentence {
  const count = countOf(facts.details.changes);
  const isBase = facts.action === 'SAVE';
  if (isBase && facts.details.version === 1) return plain(`SAVE_FIRST.${documentOf(facts)}`)(facts);
  if (isBase && count === 0) return plain('SAVE_ABOUT')(facts);
  return withValues(`SAVE.${documentOf(facts)}`, { count })(facts);
}

function documentOf({ subjectKind }: AuditFacts): 'menu' | 'locationSettings' | 'employment' {
  return subjectKind === 'locationSettings' || subjectKind === 'employment' ? subjectKind : 'menu';
}

function workflowOf({ details }: AuditFacts): 'locations' | 'employment' {
  return details.workflow === 'employment' ? 'employment' : 'locations';
}

/** A publication that goes out later than a minute after it was asked for was scheduled. */
function published(facts: AuditFacts): AuditSentence {
  const due = textAt(facts.details, 'syncDate') ?? '';
  const isLater = Date.parse(due) > facts.at.getTime() + 60_000;
  const count = countOf(facts.details.count);
  if (isLater) return withValues(`PUBLISH_LATER.${workflowOf(facts)}`, { count, at: due })(facts);
  return withValues(`PUBLISH.${workflowOf(facts)}`, { count })(facts);
}

function movedLocation(facts: AuditFacts): AuditSentence {
  const values = { ...namesOf(facts), from: facts.nameOf(from(facts)), to: facts.nameOf(to(facts)) };
  if (from(facts) === '') return { key: 'MOVE_LOCATION.in', values };
  return { key: to(facts) === '' ? 'MOVE_LOCATION.out' : 'MOVE_LOCATION', values };
}

function granted(key: 'GRANT_ROLE' | 'REVOKE_ROLE'): Sentence {
  return (facts) => {
    const { details, companyName, nameOf } = facts;
    const on = textAt(details, 'on') ?? textAt(objectOf(details.on), 'id');
    const role = nameOf(textAt(details, 'role') ?? '');
    return { key, values: { ...namesOf(facts), role, place: on === undefined ? companyName : nameOf(on) } };
  };
}

function namesOf({ name, tenantIds: [first], companyName, nameOf }: AuditFacts): { name: string; place: string } {
  return { name, place: first === undefined ? companyName : nameOf(first) };
}

function from({ details }: AuditFacts): string {
  return textAt(details, 'from') ?? '';
}

function to({ details }: AuditFacts): string {
  return textAt(details, 'to') ?? '';
}

import type { AuditLine } from '@servery/contract';
import type { Json, JsonObject } from '@servery/domain';
import { objectOf, textsOf } from './audit-details.ts';

type NameOf = (id: string) => string;

/** The values before and after that an entry that is no save of a document recorded, one by one. */
export function auditLines(action: string, details: JsonObject, nameOf: NameOf): AuditLine[] {
  if (action === 'EDIT_ROLE') return roleLines(objectOf(details.before), objectOf(details.after));
  if (action === 'CREATE_ROLE') return textsOf(details.permissions).map(added('permission'));
  if (action === 'CHANGE_ROLE_PERMISSIONS')
    return [
      ...textsOf(details.added).map(added('permission')),
      ...textsOf(details.removed).map(removed('permission')),
      ...valueLines({ maxDiscountPct: details.maxDiscountPct ?? null }, nameOf),
    ];
  if (action === 'MOVE_MEMBERS')
    return [
      ...textsOf(details.added).map(nameOf).map(added('location')),
      ...textsOf(details.removed).map(nameOf).map(removed('location')),
    ];
  if (action === 'CHANGE_LICENCES' || action === 'REVOKE_LICENCE')
    return changesBetween(objectOf(details.from), objectOf(details.to));
  if (action === 'EDIT_LOCATION' || action === 'EDIT_GROUP') return valueLines(objectOf(details.changed), nameOf);
  if (withValues.has(action))
    return [...valueLines(details, nameOf), ...textsOf(details.changed).map((field) => changed(field, null, null))];
  return [];
}

/** Their details hold `{ from, to }` by field; `changed` names changed fields without their values. */
const withValues: ReadonlySet<string> = new Set(['CREATE_USER', 'EDIT_USER', 'EDIT_COMPANY', 'EDIT_PREFERENCES']);

function roleLines(before: JsonObject, after: JsonObject): AuditLine[] {
  const [old, now] = [textsOf(before.permissions), textsOf(after.permissions)];
  return [
    ...changesBetween(pick(before), pick(after)),
    ...now.filter((code) => !old.includes(code)).map(added('permission')),
    ...old.filter((code) => !now.includes(code)).map(removed('permission')),
  ];
}

function pick({ name, group, maxDiscountPct }: JsonObject): JsonObject {
  return { name: name ?? null, group: group ?? null, maxDiscountPct: maxDiscountPct ?? null };
}

function changesBetween(before: JsonObject, after: JsonObject): AuditLine[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => before[field] !== after[field])
    .map((field) => changed(field, scalarOf(before[field]), scalarOf(after[field])));
}

/** `{ name: { from, to } }`, those that moved. */
function valueLines(values: JsonObject, nameOf: NameOf): AuditLine[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const pair = objectOf(value);
    if (!('from' in pair && 'to' in pair)) return [];
    const [from, to] = [valueIn(field, pair.from, nameOf), valueIn(field, pair.to, nameOf)];
    return from === to ? [] : [changed(field, from, to)];
  });
}

function valueIn(field: string, value: Json | undefined, nameOf: NameOf): AuditLine['from'] {
  return field === 'groupId' && typeof value === 'string' ? nameOf(value) : scalarOf(value);
}

function scalarOf(value: Json | undefined): AuditLine['from'] {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

function changed(field: string, from: AuditLine['from'], to: AuditLine['from']): AuditLine {
  return { field, kind: 'changed', from, to };
}

function added(field: string) {
  return (to: string): AuditLine => ({ field, kind: 'added', from: null, to });
}

function removed(field: string) {
  return (from: string): AuditLine => ({ field, kind: 'removed', from, to: null });
}

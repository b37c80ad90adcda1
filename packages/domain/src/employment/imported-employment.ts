import { keepsFromSaving, type Problem } from '../configuration/configuration-kind.ts';
import { jsonKind } from '../configuration/json-kind.ts';
import type { Json, JsonObject, Path } from '../overrides/change.ts';
import { isList, isObject } from '../overrides/json.ts';
import { employmentKind } from './employment-kind.ts';

const parts = ['departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'] as const;
export type EmploymentPart = (typeof parts)[number];

export interface ImportedEmployment {
  /** The employment as it would be with the file. */
  readonly document: JsonObject;
  /** Parts that the file does not have: they stay as they are. */
  readonly kept: readonly EmploymentPart[];
  /** Fields of the file that employment does not have. */
  readonly unknown: readonly Path[];
  /** The file names people; they come with the employees, not from here. */
  readonly hasEmployees: boolean;
  /** The file has wage grades; those of here stay. */
  readonly hasWageGrades: boolean;
  readonly problems: readonly Problem[];
}

/** KR-17: employment with the parts of a file; undefined for a file that is no employment. Links to a labor service stay those of here. */
export function importedEmployment(current: JsonObject, file: Json): ImportedEmployment | undefined {
  if (!isObject(file) || file.entityType !== employmentKind.entityType) return undefined;
  const kind = jsonKind(employmentKind);
  const own = Object.fromEntries(parts.flatMap((part) => (file[part] === undefined ? [] : [[part, file[part]]])));
  const whole = { ...current, ...own };
  const faults = kind.check(whole).filter((problem) => keepsFromSaving(problem, 'below'));
  const given = {
    kept: parts.filter((part) => file[part] === undefined),
    hasEmployees: isList(file.employees),
    hasWageGrades: isList(file.wageGrades),
  };
  if (!employmentKind.schema.safeParse(whole).success)
    return { ...given, document: current, unknown: [], problems: faults };
  const { document, unknown } = kind.knownFields(whole);
  const linked = { ...document, ...linksOf(document, current) };
  return { ...given, document: linked, unknown: unknown.map(({ path }) => path), problems: faults };
}

/** Departments and job types, each with the id that the labor service of this company knows it by. */
function linksOf(document: JsonObject, current: JsonObject) {
  const linked = (list: 'departments' | 'jobTypes') =>
    rowsOf(document[list]).map((row) => ({
      ...row,
      externalId: rowsOf(current[list]).find(({ id }) => id === row.id)?.externalId ?? null,
    }));
  return { departments: linked('departments'), jobTypes: linked('jobTypes') };
}

function rowsOf(list: Json | undefined): readonly JsonObject[] {
  return isList(list) ? list.filter(isObject) : [];
}

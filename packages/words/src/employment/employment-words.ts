import { findByPath, isObject, type Json, type JsonObject, type Path } from '@servery/domain';
import type { DocumentWords, Reader } from '../document-words.ts';
import { dayName } from '../hours-text.ts';
import { lengthText } from '../hours-words.ts';
import { employmentFields } from '../phrases/employment-fields.ts';
import { say } from '../phrases.ts';
import { nameOf } from '../plain-words.ts';
import { moneyText, nameIn, percentText, sectionWords } from '../section-words.ts';
import { staffWords } from './staff-words.ts';

const length = (value: Json) => (typeof value === 'number' && value > 0 ? lengthText(value) : undefined);
const daySeconds = 86_400;

const wordsFor = ({ dateTime }: Reader) => {
  const moment = (value: Json) => (typeof value === 'number' ? dateTime(value) : undefined);
  return sectionWords({
    phrases: employmentFields,
    formats: {
      amount: moneyText,
      wage: moneyText,
      jobTypeId: nameIn([['jobTypes']], employmentFields, 'none'),
      fee: moneyText,
      feePerOrder: moneyText,
      feePerDispatch: moneyText,
      feePerZone: moneyText,
      mileage: moneyText,
      orderPercentage: percentText,
      minimumTipPercentage: percentText,
      additionalEmployerLaborCostPercentage: percentText,
      departmentId: nameIn([['departments']], employmentFields, 'noDepartment'),
      requirements: nameIn([['requirements']], employmentFields, 'none'),
      warnTimeBeforeExpiration: (value) =>
        say(employmentFields, 'days', { count: Math.round(Number(value) / daySeconds) }),
      autoClockOffAfterTime: length,
      autoLogOffAfterTime: length,
      defaultLength: length,
      created: moment,
      updated: moment,
    },
  });
};

/** The names that people use for the parts of the employment document: `Labor target, Friday`. */
export function employmentWords(reader: Reader): DocumentWords {
  const words = wordsFor(reader);
  const isKnown = ([section]: Path) => section !== 'employees';
  return {
    entity: (path, document) => {
      const named = (isKnown(path) ? words : staffWords).entity(jobTypeOf(path), document);
      const jobType = jobTypeOfGrade(path, document);
      return jobType === undefined ? named : { ...named, place: say(employmentFields, 'wagesOf', { jobType }) };
    },
    field: (path, document) => {
      const day = dayOf(path);
      if (day !== undefined)
        return say(employmentFields, 'perDay', { field: words.field(path.slice(0, -1), document), day });
      return (isKnown(path) ? words : staffWords).field(path, document);
    },
    value: (path, value, document) =>
      (dayOf(path) === undefined ? undefined : percentText(value)) ??
      (isKnown(path) ? words : staffWords).value(path, value, document),
  };
}

/** The fee of a zone belongs to the job type that drives there. */
function jobTypeOf(path: Path): Path {
  return path[0] === 'jobTypes' ? path.slice(0, 2) : path;
}

/** Which job type a grade belongs to. */
function jobTypeOfGrade([section, step]: Path, document: JsonObject): string | undefined {
  if (section !== 'wageGrades' || step === undefined) return undefined;
  const grade = findByPath(document, [section, step]);
  if (!isObject(grade) || typeof grade.jobTypeId !== 'string') return undefined;
  return nameOf(findByPath(document, ['jobTypes', { id: grade.jobTypeId }]));
}

/** Saturday of `payrollAndOvertime.laborBudgetTargetPercentage.6`. */
function dayOf(path: Path): string | undefined {
  const [section, , day] = path;
  const isDay = section === 'payrollAndOvertime' && path.length === 3 && /^[0-6]$/.test(String(day));
  return isDay ? dayName(Number(day)) : undefined;
}

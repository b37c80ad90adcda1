import { z } from 'zod';
import type { Notice, Problem } from '../../configuration/configuration-kind.ts';
import { centsOf } from '../../formats/amount.ts';
import { nameProblems } from '../fields/named-rows.ts';
import type { SettingsSection, Tidied } from '../fields/settings-section.ts';
import { STANDARD_TENDER_IDS, standardTender, type TenderType, tenderTypeSchema } from './tender-type.ts';

export const tenderTypesSchema = z.array(tenderTypeSchema);

export const tenderTypesSection: SettingsSection<'tenderTypes', typeof tenderTypesSchema> = {
  field: 'tenderTypes',
  schema: tenderTypesSchema,
  createDefault: newTenderTypes,
  tidy: addMissingTenders,
  validate: tenderProblems,
};

const FIRST_TENDERS = [1, 2, 4, 5, 6, 7, 9, 10];

/** TT-14 */
export function newTenderTypes(): TenderType[] {
  return FIRST_TENDERS.flatMap((id) => standardTender(id) ?? []);
}

/** TT-19 */
function addMissingTenders(tenders: TenderType[]): Tidied<TenderType[]> {
  const missing = STANDARD_TENDER_IDS.filter((id) => tenders.every((tender) => tender.id !== id));
  const added = missing.flatMap((id) => standardTender(id) ?? []).map((tender) => ({ ...tender, disabled: true }));
  if (added.length === 0) return { value: tenders, notices: [] };
  return { value: added.reduce(inStandardPlace, tenders), notices: added.map(noticeOf) };
}

/** Before the first standard tender that comes after it. */
function inStandardPlace(tenders: TenderType[], tender: TenderType): TenderType[] {
  const at = tenders.findIndex(({ id }) => id > tender.id && STANDARD_TENDER_IDS.includes(id));
  return at < 0 ? [...tenders, tender] : tenders.toSpliced(at, 0, tender);
}

function noticeOf({ id, name }: TenderType): Notice {
  return {
    code: 'TT-19',
    path: ['tenderTypes', { id }],
    message: `${name} was missing and was added again as inactive.`,
  };
}

/** TT-21: the tenders that carry the invalid flag, and why. */
function tenderProblems(tenders: readonly TenderType[]): readonly Problem[] {
  const named = nameProblems(tenders, { path: ['tenderTypes'], code: 'TENDER', noun: 'A tender' });
  return [...named, ...tenders.flatMap(limitProblems)];
}

function limitProblems({ id, min, max }: TenderType): readonly Problem[] {
  if (!min.enabled || !max.enabled) return [];
  if ((centsOf(min.amount) ?? 0) <= (centsOf(max.amount) ?? 0)) return [];
  const message = 'The minimum amount is above the maximum.';
  return [{ code: 'TENDER_MIN_ABOVE_MAX', path: ['tenderTypes', { id }, 'min', 'amount'], message }];
}

import { STAFF_DATA_KEEPERS } from '@servery/domain';
import { z } from 'zod/mini';
import { fieldRules, type MergeRules } from '../../form-draft/merge-entries.ts';
import { mergeLines, withLines } from '../../form-draft/merge-lines.ts';
import type { Brand, CompanyInput, SavedCompany, StaffDataKeeper } from './company-calls.ts';

/** One line of the list of brands; `key` is the form's own. */
export type BrandEntry = { readonly key: string; readonly id?: string; readonly name: string };

/** The content of the form, as typed. */
export type CompanyEntry = {
  readonly name: string;
  readonly integrationUrl: string;
  readonly brands: readonly BrandEntry[];
  /** Of a company that is there already. */
  readonly staffData?: StaffDataKeeper;
  /** The person to be invited; both parts empty: nobody. An existing company has its people already. */
  readonly administrator?: { readonly name: string; readonly email: string };
};

/** The same, as this computer keeps it. */
export const entrySchema = z.object({
  name: z.string(),
  integrationUrl: z.string(),
  brands: z.array(z.object({ key: z.string(), id: z.exactOptional(z.string()), name: z.string() })),
  staffData: z.exactOptional(z.enum(STAFF_DATA_KEEPERS)),
  administrator: z.exactOptional(z.object({ name: z.string(), email: z.string() })),
});

/** A company as it is saved. */
export function entryOf(
  { name, staffData }: Pick<SavedCompany, 'name'> & { readonly staffData?: StaffDataKeeper | undefined },
  brands: readonly Brand[],
  url: string | null,
): CompanyEntry {
  return {
    name,
    integrationUrl: url ?? '',
    brands: brands.map((brand) => ({ key: brand.id, ...brand })),
    ...(staffData && { staffData }),
  };
}

const fields = fieldRules<CompanyEntry>();

/** Brands come together one by one. */
export const companyRules: MergeRules<CompanyEntry> = {
  merge: (sides) => {
    const { base, mine, theirs } = sides;
    const brands = mergeLines(
      { base: base.brands, mine: mine.brands, theirs: theirs.brands },
      ({ id, key }) => id ?? key,
    );
    return withLines(fields.merge(sides), { ...(brands && { brands }) });
  },
  copy: fields.copy,
};

/** The field that shows the problem that the server finds at `body.brands.0.id`. */
export function fieldOfPath(path: string): string | undefined {
  const [, name = '', part, field] = path.split('.');
  if (name === 'brands' && part !== undefined && field !== undefined) return `brands.${part}.name`;
  if (name === 'administrator') return part === undefined ? name : `${name}.${part}`;
  return name === 'name' || name === 'thirdPartyIntegrationUrl' || name === 'staffData' ? name : undefined;
}

export type EntryProblem = {
  readonly path: string;
  readonly code: 'nameNeeded' | 'urlWrong' | 'brandNeeded' | 'brandTwice' | 'administratorNeeded' | 'emailWrong';
};

/** The problems of the entry, by the path that the server would name. */
export function entryProblems({ name, integrationUrl, brands, administrator }: CompanyEntry): readonly EntryProblem[] {
  const keys = brands.map((brand) => brand.name.trim().toLocaleLowerCase('en'));
  return [
    ...(name.trim() === '' ? [{ path: 'name', code: 'nameNeeded' } as const] : []),
    ...(isUrlRight(integrationUrl) ? [] : [{ path: 'thirdPartyIntegrationUrl', code: 'urlWrong' } as const]),
    ...keys.flatMap((key, index): EntryProblem[] => {
      const path = `brands.${index}.name`;
      if (key === '') return [{ path, code: 'brandNeeded' }];
      return keys.indexOf(key) < index ? [{ path, code: 'brandTwice' }] : [];
    }),
    ...administratorProblems(administrator),
  ];
}

function administratorProblems(administrator: CompanyEntry['administrator']): readonly EntryProblem[] {
  const invited = invitedOf(administrator);
  if (invited === undefined) return [];
  return [
    ...(invited.name === '' ? [{ path: 'administrator.name', code: 'administratorNeeded' } as const] : []),
    ...(isEmail(invited.email) ? [] : [{ path: 'administrator.email', code: 'emailWrong' } as const]),
  ];
}

function invitedOf(administrator: CompanyEntry['administrator']): CompanyEntry['administrator'] {
  const invited = { name: administrator?.name.trim() ?? '', email: administrator?.email.trim() ?? '' };
  return invited.name === '' && invited.email === '' ? undefined : invited;
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

export function inputOf({ name, integrationUrl, brands, staffData, administrator }: CompanyEntry): CompanyInput {
  const invited = invitedOf(administrator);
  return {
    name: name.trim(),
    thirdPartyIntegrationUrl: integrationUrl.trim() === '' ? null : integrationUrl.trim(),
    brands: brands.map((brand) => ({ ...(brand.id !== undefined && { id: brand.id }), name: brand.name.trim() })),
    ...(staffData && { staffData }),
    ...(invited && { administrator: invited }),
  };
}

function isUrlRight(text: string): boolean {
  const url = text.trim();
  if (url === '') return true;
  return url.startsWith('https://') && URL.canParse(url) && new URL(url).username === '';
}

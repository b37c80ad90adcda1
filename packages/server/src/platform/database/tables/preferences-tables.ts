import type { CompanyPreferences } from '@servery/contract';
import type { GeneratedInstant, JsonColumn } from './columns.ts';

/** A save of the preferences of a company; the highest version counts. */
export interface PreferencesTable {
  company_id: string;
  version: number;
  preferences: JsonColumn<CompanyPreferences>;
  saved_by_name: string;
  saved_at: GeneratedInstant;
}

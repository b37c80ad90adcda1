import { call } from '../../../api/call.ts';
import type { OverrideVersion } from '../../../editing/document/configuration-calls.ts';
import { useRunSaves } from '../../../editing/overrides/many/use-run-saves.ts';
import type { CopyChoice, ResetChoice } from './settings-calls.ts';

type Names = ReadonlyMap<string, string>;

/** Copies or resets, shows the outcome, and offers to take it back. */
export function useSettingsSaves() {
  const { run } = useRunSaves();
  const takeBackAt = (companyId: string) => (locations: OverrideVersion[]) =>
    call('undoSettingsSaves', { params: { companyId }, body: { locations } });
  const copy = (
    { companyId, from, places }: CopyChoice,
    { version, locations }: { readonly version: number; readonly locations: readonly OverrideVersion[] },
    names: Names,
  ) => {
    const body = { from, places: [...places], version };
    return run({
      kind: 'copy',
      companyId,
      names,
      takeBack: takeBackAt(companyId),
      locations,
      send: (some) => call('copySettings', { params: { companyId }, body: { ...body, locations: some } }),
    });
  };
  const reset = ({ companyId, places }: ResetChoice, locations: readonly OverrideVersion[], names: Names) =>
    run({
      kind: 'reset',
      companyId,
      names,
      takeBack: takeBackAt(companyId),
      locations,
      send: (some) => call('resetSettings', { params: { companyId }, body: { places: [...places], locations: some } }),
    });
  return { copy, reset };
}

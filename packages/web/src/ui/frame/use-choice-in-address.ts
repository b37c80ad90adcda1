import { useSearch } from '@tanstack/react-router';
import { useKeepInAddress } from './use-keep-in-address.ts';

/** One of a few choices, kept in the address; the first is the usual one and needs no word there. */
export function useChoiceInAddress<const Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (written: string | null) => void] {
  const search = useSearch({ strict: false });
  const keep = useKeepInAddress();
  const [usual] = choices;
  const chosen = choices.find((choice) => choice === Reflect.get(search, key)) ?? usual;
  return [chosen, (written) => void keep({ [key]: written === usual ? undefined : (written ?? undefined) })];
}

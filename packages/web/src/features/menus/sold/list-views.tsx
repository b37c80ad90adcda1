import { SegmentedControl } from '@mantine/core';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';

type ListViewsProps<View extends string> = {
  readonly view: View;
  /** The first is shown when nothing is chosen. */
  readonly views: readonly { readonly value: View; readonly label: string }[];
};

/** The part of the menu that the table lists; kept in the address, where the filters of another list mean nothing. */
export function ListViews<View extends string>({ view, views }: ListViewsProps<View>) {
  const t = usePhrases(soldTablePhrases);
  const keep = useKeepInAddress();
  const handleChange = (next: View) => {
    const list = next === views[0]?.value ? undefined : next;
    keep({ list, show: undefined, sort: undefined, fold: undefined }).catch((error: unknown) => console.error(error));
  };
  return <SegmentedControl aria-label={t('list')} value={view} onChange={handleChange} data={[...views]} />;
}

import type { Path, StyleOption } from '@servery/domain';
import { DocumentChips } from '../../forms/document-chips.tsx';

type SizeChipsProps = { readonly path: Path; readonly label: string; readonly sizes: readonly StyleOption[] };

/** Some of the sizes that an item is sold in; nothing to choose where there is one size. */
export function SizeChips({ sizes, ...props }: SizeChipsProps) {
  return sizes.length < 2 ? null : <DocumentChips {...props} options={sizes} hidesOthers />;
}

import { type SalesColumnId, salesChange, salesMeaning } from '@servery/words';
import { ChangeArrow } from '../../../sales/change-arrow.tsx';

type ChangeMarkProps = {
  readonly id: SalesColumnId;
  readonly now: number | null;
  readonly before: number | null;
};

/** How a figure of a report changed. */
export function ChangeMark({ id, now, before }: ChangeMarkProps) {
  return <ChangeArrow change={salesChange(id, now, before)} more={salesMeaning(id)} />;
}

import { NameCell } from '../../ui/table/name-cell.tsx';
import { storeTime } from './ticket-places.ts';

/** The date over the time, both of the store. */
export function StoreTimeCell({ instant, zone }: { readonly instant: string; readonly zone: string }) {
  const [date, ...time] = storeTime(instant, zone).split(' ');
  return <NameCell name={date} meta={time.join(' ')} />;
}

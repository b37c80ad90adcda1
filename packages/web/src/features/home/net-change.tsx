import { percentOfWhole } from '@servery/domain';
import { ChangeArrow } from '../../sales/change-arrow.tsx';

type NetChangeProps = {
  /** Cents. */
  readonly now: number;
  readonly before: number;
};

/** How net sales changed. It knows no columns of reports: home is there before they are loaded. */
export function NetChange({ now, before }: NetChangeProps) {
  return <ChangeArrow change={changeOf(now, before)} more="good" />;
}

function changeOf(now: number, before: number) {
  if (before <= 0) return null;
  const percent = percentOfWhole(now - before, before);
  if (percent === 0) return { text: '', direction: 'same' } as const;
  return { text: `${Math.abs(percent).toFixed(1)} %`, direction: percent > 0 ? 'up' : 'down' } as const;
}

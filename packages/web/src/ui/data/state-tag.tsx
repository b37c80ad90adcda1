import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconClock,
  IconCloudUp,
  IconHourglass,
  IconLoader2,
  IconPlayerPause,
  IconPlugConnectedX,
  type TablerIcon,
} from '@tabler/icons-react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import styles from './state-tag.module.css';

/** The states of a store, and the other states that a row may show. */
export type State =
  | 'live'
  | 'unpublished'
  | 'publishing'
  | 'waiting'
  | 'behind'
  | 'silent'
  | 'running'
  | 'changes'
  | 'scheduled'
  | 'held'
  | 'failed'
  | 'active'
  | 'inactive'
  | 'never'
  | 'outOfStock'
  | 'due'
  | 'expired';

type Look = { readonly icon: TablerIcon | null; readonly tone: 'good' | 'accent' | 'neutral' | 'bad' };

const looks: Readonly<Record<State, Look>> = {
  live: { icon: IconCircleCheck, tone: 'good' },
  active: { icon: IconCircleCheck, tone: 'good' },
  unpublished: { icon: IconCircleDashed, tone: 'neutral' },
  publishing: { icon: IconLoader2, tone: 'accent' },
  waiting: { icon: IconHourglass, tone: 'neutral' },
  behind: { icon: IconAlertTriangle, tone: 'bad' },
  silent: { icon: IconPlugConnectedX, tone: 'neutral' },
  running: { icon: IconLoader2, tone: 'accent' },
  changes: { icon: IconCloudUp, tone: 'accent' },
  scheduled: { icon: IconClock, tone: 'neutral' },
  held: { icon: IconPlayerPause, tone: 'neutral' },
  failed: { icon: IconAlertTriangle, tone: 'bad' },
  never: { icon: IconCircleDashed, tone: 'neutral' },
  outOfStock: { icon: IconCircleMinus, tone: 'bad' },
  due: { icon: IconClock, tone: 'neutral' },
  expired: { icon: IconAlertTriangle, tone: 'bad' },
  inactive: { icon: null, tone: 'neutral' },
};

/** A state as icon and word; `label` replaces the usual word, as with the time of a schedule. */
export function StateTag({ state, label }: { readonly state: State; readonly label?: string }) {
  const t = usePhrases(uiPhrases);
  const { icon: Icon, tone } = looks[state];
  return (
    <span className={styles.tag} data-tone={tone} data-state={state}>
      {Icon && <Icon size={14} stroke={1.75} aria-hidden />}
      {label ?? t(state === 'changes' ? 'changesState' : state)}
    </span>
  );
}

import { IconX } from '@tabler/icons-react';
import { KeyHint } from '../actions/key-hint.tsx';
import { Chip } from '../data/chip.tsx';
import { Count } from '../data/count.tsx';
import { StateTag } from '../data/state-tag.tsx';
import { ChainPopover } from '../inheritance/chain-popover.tsx';
import { InheritanceMark } from '../inheritance/inheritance-mark.tsx';
import { LevelBanner } from '../layout/page/level-banner.tsx';
import { SaveBar } from '../layout/page/save-bar.tsx';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const nothing = () => undefined;

export function TagSamples() {
  return (
    <Sample title="State tags">
      <p className={styles.tags}>
        <StateTag state="live" />
        <StateTag state="running" />
        <StateTag state="changes" />
        <StateTag state="scheduled" />
        <StateTag state="failed" />
      </p>
      <p className={styles.tags}>
        <StateTag state="inactive" />
        <Chip onPress={nothing} opens>
          Filter
        </Chip>
        <Chip onPress={nothing} isOn end={<IconX size={12} stroke={2} aria-hidden />}>
          Group: East
        </Chip>
        <Count value={12} />
        <KeyHint>Ctrl K</KeyHint>
      </p>
    </Sample>
  );
}

export function BannerSamples() {
  return (
    <Sample title="Level banners">
      <div className={styles.banners}>
        <LevelBanner level="company" name="Harbor Pizza Co." reach={6} />
        <LevelBanner level="group" name="Bay Area" reach={3} />
        <LevelBanner level="here" name="Pier 39" reach={1} />
      </div>
    </Sample>
  );
}

export function SaveBarSample() {
  return (
    <Sample title="Save bar">
      <div className={styles.framed}>
        <SaveBar count={3} onSave={nothing} onDiscard={nothing} onReview={nothing} />
      </div>
    </Sample>
  );
}

const chain = (
  <ChainPopover
    title="Large 14″ · Delivery"
    subtitle="Where this price comes from"
    rows={[
      { level: 'here', name: 'Here, Pier 39', value: '$20.99', meta: 'Not saved · you, just now' },
      { level: 'group', name: 'Bay Area', value: null, meta: 'Follows the company' },
      { level: 'company', name: 'Harbor Pizza Co.', value: '$19.49', meta: 'Luis Ferreira · version 128' },
    ]}
    onRevert={nothing}
    onHistory={nothing}
  />
);

export function MarkSamples() {
  return (
    <Sample title="Where a value comes from">
      <div className={styles.marks}>
        <InheritanceMark origin="company" chain={chain} />
        <InheritanceMark origin="group" word="Bay Area" chain={chain} />
        <InheritanceMark origin="here" chain={chain} />
        <span className={styles.rowName}>opens the chain of values</span>
      </div>
    </Sample>
  );
}

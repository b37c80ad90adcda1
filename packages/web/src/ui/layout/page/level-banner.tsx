import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { type Origin, originIcons } from '../../icons.tsx';
import { Text } from '../text.tsx';
import styles from './level-banner.module.css';

type LevelBannerProps = {
  readonly level: Origin;
  readonly name: string;
  /** Nothing of it is this person's to change. */
  readonly isReadOnly?: boolean;
  /** How many stores the level reaches. */
  readonly reach: number;
  /** Facts and one link, at the right end. */
  readonly children?: ReactNode;
};

const levelWords = { company: 'levelCompany', group: 'levelGroup', here: 'levelHere' } as const;

/** Names the level that is edited and how many stores it reaches. */
export function LevelBanner({ level, name, reach, isReadOnly = false, children }: LevelBannerProps) {
  const t = usePhrases(uiPhrases);
  const Icon = originIcons[level];
  return (
    <div className={styles.banner} data-level={level} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      <p>
        <b>{t(isReadOnly ? 'viewing' : 'editing', { name, level: t(levelWords[level]) })}</b>{' '}
        <Text tone="muted">
          <span className={styles.dot}>· </span>
          {t('reaches', { count: reach })}
        </Text>
      </p>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}

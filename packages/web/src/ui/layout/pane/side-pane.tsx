import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { IconButton } from '../../actions/icon-button.tsx';
import { Heading } from '../heading.tsx';
import { Row } from '../row.tsx';
import styles from './side-pane.module.css';

type SidePaneProps = {
  readonly title: string;
  /** The actions on it, beside the title. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The pane that a row of a list opens, beside the list: both are read and used at once. */
export function SidePane({ title, actions, onClose, children }: SidePaneProps) {
  const t = usePhrases(uiPhrases);
  return (
    <section className={styles.pane} aria-label={title}>
      <Row justify="between" gap={2}>
        <Heading>{title}</Heading>
        <Row gap={2} place="end">
          {actions}
          <IconButton label={t('close')} icon={<IconX size={16} stroke={1.75} aria-hidden />} onClick={onClose} />
        </Row>
      </Row>
      {children}
    </section>
  );
}

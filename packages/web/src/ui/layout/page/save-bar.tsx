import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { uiPhrases } from '../../../phrases/ui.ts';
import { IconButton } from '../../actions/icon-button.tsx';
import { KeyHint } from '../../actions/key-hint.tsx';
import { useScreenKeys } from '../../dialogs/use-screen-keys.ts';
import { UnsavedDot } from '../../fields/label-line.tsx';
import { commandKey } from '../../keys.ts';
import { useIsReadOnly } from '../../read-only/read-only.tsx';
import styles from './save-bar.module.css';

type SaveBarProps = {
  /** How many changes the draft holds; at 0 there is no bar. */
  readonly count: number;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onReview?: () => void;
  /** Takes the place of Review: on the review itself, the way back. */
  readonly reviewLabel?: string;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  readonly isSaving?: boolean;
  /** Why it cannot be saved yet, or that the draft is kept. */
  readonly note?: ReactNode;
  readonly canSave?: boolean;
};

/** Appears with the first change, at the foot of the pane it saves. Ctrl/Cmd-S saves, Ctrl/Cmd-Z and -Y walk the draft. */
export function SaveBar(props: SaveBarProps) {
  const { count, onUndo, onRedo, onSave, isSaving = false } = props;
  const isReadOnly = useIsReadOnly();
  const canSave = !isReadOnly && (props.canSave ?? true);
  const save = () => count > 0 && canSave && !isSaving && onSave();
  // Also while a text editor has the focus; the steps that it undoes are its own.
  useScreenKeys([['mod+S', save]], 'editors');
  useScreenKeys([
    ['mod+Z', () => onUndo?.()],
    ['mod+Y', () => onRedo?.()],
    ['mod+shift+Z', () => onRedo?.()],
  ]);
  return count > 0 ? <Bar {...props} canSave={canSave} isSaving={isSaving} /> : null;
}

function Bar(props: SaveBarProps & { readonly canSave: boolean; readonly isSaving: boolean }) {
  const t = usePhrases(uiPhrases);
  const { count, onUndo, onRedo, note, isSaving, canSave } = props;
  return (
    <section className={styles.bar} data-unprinted aria-label={t('unsavedChanges')}>
      <p className={styles.count} role="status">
        <UnsavedDot />
        {t('changes', { count })}
      </p>
      {(onUndo || onRedo) && (
        <span className={styles.steps}>
          <IconButton
            size="sm"
            label={t('undo')}
            icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
            disabled={!onUndo}
            onClick={onUndo}
          />
          <IconButton
            size="sm"
            label={t('redo')}
            icon={<IconArrowForwardUp size={16} stroke={1.75} aria-hidden />}
            disabled={!onRedo}
            onClick={onRedo}
          />
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
      <div className={styles.buttons}>
        {props.onReview && <Button onClick={props.onReview}>{props.reviewLabel ?? t('review')}</Button>}
        <Button variant="subtle" onClick={props.onDiscard} disabled={isSaving}>
          {t('discard')}
        </Button>
        <Button variant="filled" onClick={props.onSave} disabled={!canSave} loading={isSaving}>
          {t('save')}
          <KeyHint onAccent>{commandKey('S')}</KeyHint>
        </Button>
      </div>
    </section>
  );
}

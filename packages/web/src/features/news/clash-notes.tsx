import { Button } from '@mantine/core';
import { newsEditorPhrases } from '../../phrases/news-editor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import type { Clash } from './merge-news.ts';
import styles from './news.module.css';

type ClashNotesProps = {
  readonly clashes: readonly Clash[];
  readonly onSettle: (clash: Clash, takesTheirs: boolean) => void;
};

/** An article that two people changed: whoever saves second decides. */
export function ClashNotes({ clashes, onSettle }: ClashNotesProps) {
  const t = usePhrases(newsEditorPhrases);
  return clashes.map((clash) => (
    <div key={clash.id} role="alert" className={styles.clash}>
      <h2>{t('clashTitle')}</h2>
      <p>
        {t('clashText', { title: clash.mine.title || t('untitled') })} {clash.theirs === null && t('clashRemoved')}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" variant="filled" onClick={() => onSettle(clash, false)}>
          {t('keepMine')}
        </Button>
        <Button size="sm" onClick={() => onSettle(clash, true)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </div>
  ));
}

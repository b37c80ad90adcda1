import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { imagesPhrases } from '../phrases/images.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Text } from '../ui/layout/text.tsx';
import styles from './images.module.css';
import type { UploadLine, useUploads } from './use-uploads.ts';

type UploadLinesProps = { readonly uploads: ReturnType<typeof useUploads> };

/** Files on their way, and those that did not arrive, with the reason. */
export function UploadLines({ uploads }: UploadLinesProps) {
  const t = usePhrases(imagesPhrases);
  if (uploads.lines.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.lines.map((line) => (
        <li key={line.key} className={styles.upload} data-failed={line.error !== undefined || undefined}>
          <Text clip>{line.file.name}</Text>
          {line.error === undefined ? <Sending line={line} /> : <Failed line={line} {...uploads} />}
        </li>
      ))}
    </ul>
  );
}

function Sending({ line }: { readonly line: UploadLine }) {
  const t = usePhrases(imagesPhrases);
  return <Progress value={line.progress * 100} size={4} aria-label={t('uploading', { name: line.file.name })} />;
}

type FailedProps = Pick<ReturnType<typeof useUploads>, 'retry' | 'dismiss'> & { readonly line: UploadLine };

function Failed({ line, retry, dismiss }: FailedProps) {
  const t = usePhrases(imagesPhrases);
  return (
    <Row gap={1.5} wrap>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      <span role="alert">{line.error}</span>
      <Button size="xs" variant="subtle" onClick={() => retry(line)}>
        {t('retry')}
      </Button>
      <IconButton
        label={t('dismiss', { name: line.file.name })}
        icon={<IconX size={14} stroke={1.75} aria-hidden />}
        onClick={() => dismiss(line.key)}
      />
    </Row>
  );
}

import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

type PreviewFrameProps = {
  readonly title: string;
  /** Pixels of the screen that is shown; it is drawn as small as the place asks for. */
  readonly width: number;
  readonly height: number;
  /** Drawn with the edge of a phone around it. */
  readonly isDevice?: boolean;
  readonly children: ReactNode;
};

/**
 * A page of its own for content with custom CSS: nothing of it reaches the console. No script runs inside (no
 * `allow-scripts`), nothing is fetched from elsewhere; it has our origin so that its fonts and pictures load.
 */
const page = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'"><title>Preview</title></head><body style="margin:0"></body></html>`;

export function PreviewFrame({ title, width, height, isDevice = false, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { ref, width: room } = useElementSize();
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <div
      className={styles.around}
      style={{ maxWidth: isDevice ? width : undefined }}
      data-device={isDevice || undefined}
    >
      <div ref={ref} className={styles.room} style={{ height: height * scale }}>
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={page}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
        />
        {body && createPortal(children, body)}
      </div>
    </div>
  );
}

import { columnsOf, type SlipLine } from '@servery/domain';
import { ImageThumb } from '../../../images/image-thumb.tsx';
import styles from './slip-paper.module.css';

type SlipPaperProps = {
  readonly title: string;
  readonly lines: readonly SlipLine[];
  /** Characters in a line. */
  readonly columns: number;
  readonly companyId: string;
  readonly logoImageId: string | null;
};

/** Lines of a slip in a font of one width, as wide as the paper. */
export function SlipPaper({ title, lines, columns, companyId, logoImageId }: SlipPaperProps) {
  return (
    <figure className={styles.roll} aria-label={title}>
      <div className={styles.paper} style={{ '--columns': columns }}>
        {withKeys(lines).map(({ key, line }) =>
          line.kind === 'LOGO' ? (
            <span key={key} className={styles.logo}>
              <ImageThumb companyId={companyId} imageId={logoImageId} size="full" icon={24} />
            </span>
          ) : (
            <pre key={key} className={styles.line} data-size={line.size}>
              <span style={{ '--columns': columnsOf(line.size, columns) }}>{line.text || ' '}</span>
            </pre>
          ),
        )}
      </div>
    </figure>
  );
}

/** Lines are equal often: they are distinguished by their place. */
function withKeys(lines: readonly SlipLine[]) {
  return lines.map((line, at) => ({ key: `${at} ${line.part}`, line }));
}

import { columnsOf, type TicketLine } from '@servery/domain';
import { ImageThumb } from '../../../images/image-thumb.tsx';
import styles from './ticket-paper.module.css';

type TicketPaperProps = {
  readonly title: string;
  readonly lines: readonly TicketLine[];
  /** Characters in a line. */
  readonly columns: number;
  readonly companyId: string;
  readonly logoImageId: string | null;
};

/** Lines of a ticket in a font of one width, as wide as the paper. */
export function TicketPaper({ title, lines, columns, companyId, logoImageId }: TicketPaperProps) {
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
function withKeys(lines: readonly TicketLine[]) {
  return lines.map((line, at) => ({ key: `${at} ${line.part}`, line }));
}

import styles from './brand-mark.module.css';
import { domePath } from './dome.ts';

/** Servery's mark, a serving dome. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5.5" />
      <path d={domePath} />
    </svg>
  );
}

import styles from './brand-mark.module.css';

/** The serving dome of the house. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5.5" />
      <path d="M5 15.2h12M6.4 12.6a4.6 4.6 0 0 1 9.2 0zM11 8V6.6" />
    </svg>
  );
}

import styles from './staff-list.module.css';

/** The initials of a person in a circle. */
export function PersonAvatar({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0)?.at(0), words.length > 1 ? words.at(-1)?.at(0) : ''].join('').toUpperCase();
  return (
    <span className={styles.avatar} data-large={isLarge || undefined} aria-hidden>
      {letters}
    </span>
  );
}

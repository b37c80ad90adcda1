import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const tokens = [
  'canvas',
  'surface',
  'surface-2',
  'hover',
  'pressed',
  'line',
  'line-2',
  'control',
  'text-3',
  'text-2',
  'text',
  'focus',
  'accent',
  'accent-hover',
  'accent-soft',
  'accent-line',
  'here-line',
  'here-soft',
  'group-line',
  'group-soft',
  'good-line',
  'good-soft',
  'bad-line',
  'bad-soft',
];

export function ColorSamples() {
  return (
    <Sample title="Color">
      <ul className={styles.swatches}>
        {tokens.map((token) => (
          <li key={token}>
            <span className={styles.swatch} style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
      </ul>
    </Sample>
  );
}

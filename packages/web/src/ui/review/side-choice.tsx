import styles from './side-choice.module.css';

export type SideOption<Side extends string> = {
  readonly side: Side;
  /** The owner of the value. */
  readonly word: string;
  readonly value: string;
  /** The person who saved it and the time, or that it is not saved. */
  readonly meta: string;
};

type SideChoiceProps<Side extends string> = {
  /** The field that both changed; also the name of the choice. */
  readonly title: string;
  /** Apart from other choices on the screen. */
  readonly name: string;
  readonly options: readonly SideOption<Side>[];
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
};

/** Two values for one place, side by side: one of them stays. */
export function SideChoice<Side extends string>({ title, name, options, chosen, onChoose }: SideChoiceProps<Side>) {
  return (
    <fieldset data-undecided={chosen === undefined || undefined}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ side, word, value, meta }) => (
          <label key={side} className={styles.option} data-chosen={chosen === side || undefined}>
            <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <span className={styles.word}>{word}</span>
              <b className={styles.value}>{value}</b>
              <span className={styles.meta}>{meta}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

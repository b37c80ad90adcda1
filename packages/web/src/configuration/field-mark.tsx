import { configurationPhrases } from '../phrases/configuration.ts';
import { say } from '../phrases/phrases.ts';
import { InheritanceMark } from '../ui/inheritance/inheritance-mark.tsx';
import styles from './field-mark.module.css';
import { anchorAt } from './reveal/anchors.ts';
import { useField } from './use-field.ts';
import { ValueChain, type ValueChainProps } from './value-chain.tsx';

/** Where a field's value comes from; opens the chain of values. */
export function FieldMark(props: ValueChainProps) {
  const { mark } = useField(props.path);
  const groupWord = mark.level === 'group' && (mark.name || say(configurationPhrases, 'groupLevel'));
  return (
    <span className={styles.anchor} {...anchorAt(props.path)}>
      <InheritanceMark origin={mark.level} {...(groupWord && { word: groupWord })} chain={<ValueChain {...props} />} />
    </span>
  );
}

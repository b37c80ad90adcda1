import { configurationPhrases } from '../../phrases/configuration.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { InheritanceMark } from '../../ui/inheritance/inheritance-mark.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { useIsOverriddenBelow } from '../overrides/below/use-overrides-below.ts';
import { anchorAt } from '../reveal/anchors.ts';
import styles from './field-mark.module.css';
import { useField } from './use-field.ts';
import { ValueChain, type ValueChainProps } from './value-chain.tsx';

/** Where a field's value comes from, and at company level only whether stores differ; opens the chain of values. */
export function FieldMark(props: ValueChainProps) {
  const { kind: level } = useEditor().level;
  return (
    <span className={styles.anchor} {...anchorAt(props.path)}>
      {level === 'company' ? <DifferMark {...props} /> : <OriginOfField {...props} />}
    </span>
  );
}

function OriginOfField(props: ValueChainProps) {
  const { mark } = useField(props.path);
  const groupWord = mark.level === 'group' && (mark.name || say(configurationPhrases, 'groupLevel'));
  return (
    <InheritanceMark origin={mark.level} {...(groupWord && { word: groupWord })} chain={<ValueChain {...props} />} />
  );
}

/** At company level every value is the company's; a mark only shows that a store or group keeps another one. */
function DifferMark(props: ValueChainProps) {
  const t = usePhrases(configurationPhrases);
  if (!useIsOverriddenBelow(props.path)) return null;
  return <InheritanceMark origin="here" word={t('locationsDiffer')} chain={<ValueChain {...props} />} />;
}

import { Button } from '@mantine/core';
import type { Json, Path } from '@servery/domain';
import { secretText } from '@servery/words';
import { useState } from 'react';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Field } from '../../ui/fields/field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useEditor } from '../draft/editor-context.ts';
import { thisReader } from '../words/this-reader.ts';
import { fieldProps, useLabelledField } from './document-fields.tsx';
import styles from './document-secret.module.css';
import { keepSecret } from './keep-secret.ts';
import { useSecretMoved } from './use-secret-moved.ts';

const shownSecret = (value: Json) => secretText(value, thisReader);

type SecretProps = { readonly path: Path; readonly label?: string; readonly hint?: string };

/** ST-28: a secret of the document. Its value goes to the server's own store; the draft holds a reference to it. */
export function DocumentSecret(given: SecretProps) {
  const t = usePhrases(configurationPhrases);
  const [field, props] = useLabelledField(given);
  const [isEntering, setEntering] = useState(false);
  const isSet = field.value !== null && field.value !== undefined;
  const isMoved = useSecretMoved(props.path) && !field.isChanged;
  return (
    <Field
      {...fieldProps(field, { ...props, format: shownSecret })}
      error={field.problem ?? (isMoved ? t('secretMoved') : undefined)}
    >
      {({ id, disabled }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own.
        <div id={id} role="group" aria-labelledby={`${id}-label`}>
          {isEntering ? (
            <SecretEntry
              path={props.path}
              label={props.label}
              onKept={field.setValue}
              onClose={() => setEntering(false)}
            />
          ) : (
            <div className={styles.line}>
              <span className={styles.state} data-set={isSet || undefined}>
                {shownSecret(field.value ?? null)}
              </span>
              {!disabled && (
                <>
                  <Button size="sm" variant="default" onClick={() => setEntering(true)}>
                    {t(isSet ? 'replaceSecret' : 'setSecret')}
                  </Button>
                  {isSet && (
                    <Button size="sm" variant="subtle" onClick={() => field.setValue(null)}>
                      {t('clearSecret')}
                    </Button>
                  )}
                </>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}

type EntryProps = {
  readonly path: Path;
  readonly label: string;
  readonly onKept: (reference: Json) => void;
  readonly onClose: () => void;
};

/** The value stays here until the server has it, and nowhere after. */
function SecretEntry({ path, label, onKept, onClose }: EntryProps) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const handleKeep = async () => {
    if (value === '') return setProblem(t('secretEmpty'));
    setKeeping(true);
    const answer = await keepSecret(level, path, value);
    setKeeping(false);
    if ('problem' in answer) return setProblem(answer.problem ?? t('secretFailed'));
    onKept(answer.reference);
    onClose();
  };
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault();
        void handleKeep();
      }}
    >
      <PasswordField
        label={t('newSecret', { label })}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(null);
        }}
        autoComplete="new-password"
        hint={t('secretHint')}
        error={problem}
        autoFocus
      />
      <div className={styles.line}>
        <Button type="submit" size="sm" loading={isKeeping}>
          {t('keepSecret')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {t('cancelSecret')}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@mantine/core';
import { formsPhrases } from '../phrases/forms.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { Callout } from '../ui/messages/callout.tsx';
import type { FormMemory } from './use-form-memory.ts';

type RestoredNoticeProps = {
  readonly memory: FormMemory;
  /** Its foot has the button to discard already. */
  readonly hasSaveBar?: boolean;
};

/** Says that the form shows a draft of an earlier visit, and the changes that somebody else made since. */
export function RestoredNotice({ memory: { restored, discard }, hasSaveBar = false }: RestoredNoticeProps) {
  const t = usePhrases(formsPhrases);
  if (!restored) return null;
  const { clashes } = restored;
  return (
    <Callout
      role="status"
      title={t('restored')}
      isHere={clashes.length > 0}
      action={
        !hasSaveBar && (
          <Button variant="link" onClick={discard}>
            {t('discard')}
          </Button>
        )
      }
    >
      {clashes.length > 0 && t('restoredClash', { fields: clashes.join(', ') })}
    </Callout>
  );
}

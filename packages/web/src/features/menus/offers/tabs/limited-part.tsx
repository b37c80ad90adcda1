import { findByPath, type Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { useDraft } from '../../../../editing/draft/editor-context.ts';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

type LimitedPartProps = {
  readonly path: Path;
  /** The fields below the switch while it is on. */
  readonly children?: ReactNode;
  readonly hint?: string;
  /** The switch itself, where it is not called `enabled`. */
  readonly field?: string;
};

/** OF-14: a switch, and below it the fields that it switches on. */
export function LimitedPart({ path, children, hint, field = 'enabled' }: LimitedPartProps) {
  const isOn = useDraft((draft) => findByPath(draft, [...path, field]) === true);
  return (
    <Stack gap={3}>
      <DocumentSwitch path={[...path, field]} {...(hint !== undefined && { hint })} />
      {isOn && children}
    </Stack>
  );
}

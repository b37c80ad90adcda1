import type { Path } from '@servery/domain';
import type { ReactNode } from 'react';
import type { RowId } from './rows.ts';

/** Edits one row of a list. */
export type RowForm = (props: { readonly path: Path; readonly id: RowId; readonly isNew: boolean }) => ReactNode;

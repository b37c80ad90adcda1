import type { Path } from '@servery/domain';
import type { ReactNode } from 'react';

/** Something of an entity that can be given to several groups and stores. */
export type SettableField = {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  /** Where its value lies: fields, or entities of lists as a whole. */
  readonly paths: readonly Path[];
  /** Where problems of it are shown. */
  readonly control: ReactNode;
};

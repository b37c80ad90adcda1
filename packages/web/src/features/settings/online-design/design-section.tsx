import type { Path } from '@servery/domain';
import { type ReactNode, useCallback } from 'react';
import { PreviewedSection } from '../../../editing/page/previewed-section.tsx';
import { type ShopPart, showPart } from './preview/shown-part.ts';

type DesignSectionProps = {
  readonly title: string;
  readonly hint: string;
  /** OD-06: the fields that go back together. */
  readonly paths: readonly Path[];
  /** The part of the shop that shows the settings edited here. */
  readonly shows: ShopPart;
  readonly children: ReactNode;
};

export function DesignSection({ shows, ...section }: DesignSectionProps) {
  return <PreviewedSection {...section} onBegin={useCallback(() => showPart(shows), [shows])} />;
}

/** `onlineDesign` and the fields on the way. */
export function at(...fields: readonly string[]): Path {
  return ['onlineDesign', ...fields];
}

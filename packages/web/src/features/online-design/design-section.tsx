import type { Path } from '@servery/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { RevertSection } from '../../configuration/revert-section.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { type ShopPart, showPart } from './preview/shown-part.ts';

type DesignSectionProps = {
  readonly title: string;
  readonly hint: string;
  /** OD-06: what goes back together. */
  readonly paths: readonly Path[];
  /** Where the shop shows what is edited here: the preview goes there when somebody begins. */
  readonly shows: ShopPart;
  readonly children: ReactNode;
};

/** A section of the design, which can go back as a whole. */
export function DesignSection({ title, hint, paths, shows, children }: DesignSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    const handleFocus = () => showPart(shows);
    node?.addEventListener('focusin', handleFocus);
    return () => node?.removeEventListener('focusin', handleFocus);
  }, [shows]);
  return (
    <Section title={title} hint={hint} actions={<RevertSection paths={paths} name={title} />}>
      <div ref={place}>{children}</div>
    </Section>
  );
}

/** `onlineDesign` and the fields on the way. */
export function at(...fields: readonly string[]): Path {
  return ['onlineDesign', ...fields];
}

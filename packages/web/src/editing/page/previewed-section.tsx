import type { Path } from '@servery/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Section } from '../../ui/layout/pane/section.tsx';
import { RevertSection } from './revert-section.tsx';

type PreviewedSectionProps = {
  readonly title: string;
  readonly hint: string;
  /** The places that go back together. */
  readonly paths: readonly Path[];
  /** Somebody begins to edit here: the preview goes to where it shows. */
  readonly onBegin: () => void;
  readonly children: ReactNode;
};

/** A section beside a preview, which can go back as a whole. */
export function PreviewedSection({ title, hint, paths, onBegin, children }: PreviewedSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    node?.addEventListener('focusin', onBegin);
    return () => node?.removeEventListener('focusin', onBegin);
  }, [onBegin]);
  return (
    <Section title={title} hint={hint} actions={<RevertSection paths={paths} name={title} />}>
      <div ref={place}>{children}</div>
    </Section>
  );
}
